import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useThrottled } from '../../kit/timing/useThrottled.ts'
import { RefreshIcon } from '../../ui/controlIcons.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './CaptchaTextField.module.css'
import type { Captcha } from './useCaptchaId.ts'

/** Minimum interval between two pictures in milliseconds (CONST-02). */
const refreshEvery = 1000

type Props = Omit<ComponentProps<typeof TextField>, 'trailingElement'> & { captcha: Captcha }

/**
 * Field for the text of a captcha picture, which is valid for one attempt. Takes the props of
 * `TextField`.
 */
export function CaptchaTextField({ captcha, ...field }: Props) {
  const refresh = useThrottled(captcha.refresh, refreshEvery)
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...field}
      trailingElement={<Picture id={captcha.id} onRefresh={refresh} />}
    />
  )
}

function Picture({ id, onRefresh }: { id: string; onRefresh: () => void }) {
  const intl = useIntl()
  const picture = useQuery({
    ...read('/wps/captcha', { query: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      {picture.isError ? (
        <span className={classes.failed} role="alert">
          {intl.formatMessage({ id: 'captcha.failed' })}
        </span>
      ) : (
        <span className={classes.picture} data-loading={picture.isPending || undefined}>
          {picture.data !== undefined && (
            <img
              src={`data:image/png;base64,${picture.data}`}
              alt={intl.formatMessage({ id: 'captcha.image' })}
              width={132}
              height={44}
            />
          )}
        </span>
      )}
      <button
        type="button"
        className={classes.refresh}
        aria-label={intl.formatMessage({ id: 'captcha.refresh' })}
        onClick={onRefresh}
      >
        <RefreshIcon />
      </button>
    </>
  )
}
