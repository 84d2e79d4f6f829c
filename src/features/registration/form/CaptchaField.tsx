import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { useThrottled } from '../../../kit/timing/useThrottled.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { RefreshIcon } from '../../../ui/icons.tsx'
import type { FormField } from '../rules/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import classes from './registrationForm.module.css'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Milliseconds between two pictures (CONST-02). */
const refreshEvery = 1000

/** The text of a picture. The picture is good for one attempt. */
export function CaptchaField({ field }: { field: FormField }) {
  const intl = useIntl()
  const { captcha } = useRegistrationFormApi()
  const picture = useQuery({
    ...read('/wps/captcha', { query: { id: captcha.id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const refresh = useThrottled(captcha.refresh, refreshEvery)
  return (
    <TextField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <>
          {picture.isError ? (
            <span className={classes.captchaFailed} role="alert">
              {intl.formatMessage({ id: 'registration.captcha.failed' })}
            </span>
          ) : (
            <span className={classes.captcha} data-loading={picture.isPending || undefined}>
              {picture.data !== undefined && (
                <img
                  src={`data:image/png;base64,${picture.data}`}
                  alt={intl.formatMessage({ id: 'registration.captcha.image' })}
                  width={132}
                  height={44}
                />
              )}
            </span>
          )}
          <button
            type="button"
            className={classes.iconButton}
            aria-label={intl.formatMessage({ id: 'registration.captcha.refresh' })}
            onClick={refresh}
          >
            <RefreshIcon />
          </button>
        </>
      }
    />
  )
}
