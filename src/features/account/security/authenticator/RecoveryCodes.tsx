import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveFile } from '../../../../kit/files/saveFile.ts'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { holdDialog } from '../../../../kit/modal/holdDialog.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { CopyButton } from '../../../../kit/page/CopyButton.tsx'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { plainName } from '../../../../lib/names/personName.ts'
import { useMember } from '../../../../session/session.queries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CheckboxField } from '../../../../ui/field/CheckboxField.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import classes from './authenticator.module.css'
import { StepHead } from './StepHead.tsx'

type Props = {
  codes: readonly string[]
  /** True for the codes shown as the last step of turning the authenticator on. */
  isFirst: boolean
}

/**
 * Recovery codes, which replace the authenticator app in a login. They are shown once; the dialog
 * stays open until the member has saved them.
 */
export function RecoveryCodes({ codes, isFirst }: Props) {
  const intl = useIntl()
  const boxId = useId()
  const [isKept, setKept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])

  const ask = useCallback(() => {
    setAsked(true)
    document.getElementById(boxId)?.focus()
  }, [boxId])
  useEffect(() => (isKept ? undefined : holdDialog(ask)), [isKept, ask])

  const done = async () => {
    await closeModal()
    showToast('success', {
      id: isFirst ? 'account.authenticator.turnedOn' : 'account.authenticator.newCodes.done',
    })
  }
  return (
    <div ref={top} tabIndex={-1} className={classes.step}>
      {isFirst && <StepHead step="keep" />}
      <Notice tone="warning">
        <p>
          <FormattedMessage id="account.authenticator.keep.text" />
        </p>
      </Notice>
      <ul
        className={classes.codes}
        aria-label={intl.formatMessage({ id: 'account.authenticator.keep.list' })}
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <CodeTools codes={codes} />
      <CheckboxField
        id={boxId}
        label={intl.formatMessage({ id: 'account.authenticator.keep.kept' })}
        error={
          isAsked && !isKept && intl.formatMessage({ id: 'account.authenticator.keep.keepFirst' })
        }
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button variant="primary" size="large" isWide onClick={() => (isKept ? void done() : ask())}>
        <FormattedMessage id="account.authenticator.keep.done" />
      </Button>
    </div>
  )
}

/** Buttons that copy the codes and download them as a file. */
function CodeTools({ codes }: Pick<Props, 'codes'>) {
  const intl = useIntl()
  const text = useFileText(codes)
  return (
    <div className={classes.tools}>
      <CopyButton
        text={codes.join('\n')}
        label={intl.formatMessage({ id: 'account.authenticator.keep.copy' })}
      />
      <Button
        onClick={() =>
          saveFile(
            new Blob([text], { type: 'text/plain;charset=utf-8' }),
            intl.formatMessage({ id: 'account.authenticator.keep.fileName' }),
          )
        }
      >
        <FormattedMessage id="account.authenticator.keep.download" />
      </Button>
    </div>
  )
}

/** Text of the downloaded file: the account, the date, and the purpose of the codes. */
function useFileText(codes: readonly string[]): string {
  const intl = useIntl()
  const language = useLanguage()
  const owner = plainName(useMember().data?.account ?? '')
  const [madeAt] = useState(() => new Date().toISOString())
  const day = formatInstant(madeAt, 'date', language)
  const text = intl.formatMessage(
    { id: 'account.authenticator.keep.file' },
    { account: owner, day, codes: codes.join('\n') },
  )
  return `${text}\n`
}
