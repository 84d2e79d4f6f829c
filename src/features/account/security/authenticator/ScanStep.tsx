import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../../api/operations.ts'
import { CopyButton } from '../../../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../../../kit/qrCode/LazyQrCode.tsx'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import classes from './authenticator.module.css'
import { StepHead } from './StepHead.tsx'

/** Splits a text into groups of `length` characters, each with its start index. */
export function inGroups(text: string, length: number): { at: number; letters: string }[] {
  const count = Math.ceil(text.length / length)
  return Array.from({ length: count }, (_, index) => {
    const at = index * length
    return { at, letters: text.slice(at, at + length) }
  })
}

type Props = {
  offer: Value<'POST /wps/member/security/authenticator'>
  /**
   * True when the member comes back from the next step. The button for the next step then gets the
   * focus.
   */
  takesFocus: boolean
  onNext: () => void
}

/**
 * Secret of the authenticator, to scan or to type into an app. The QR code is drawn in the browser,
 * so the secret is not sent anywhere.
 */
export function ScanStep({ offer: { secret, uri }, takesFocus, onNext }: Props) {
  const intl = useIntl()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) next.current?.focus()
  }, [takesFocus])
  const groups = inGroups(secret, 4)
  return (
    <div className={classes.step}>
      <StepHead step="scan" />
      <p className={textClasses.intro}>
        <FormattedMessage id="account.authenticator.scan.text" />
      </p>
      <div className={classes.code}>
        <LazyQrCode
          text={uri}
          label={intl.formatMessage({ id: 'account.authenticator.scan.code' })}
        />
        <a className={classes.open} href={uri}>
          <FormattedMessage id="account.authenticator.scan.open" />
        </a>
      </div>
      <div className={layoutClasses.stack4}>
        <p className={textClasses.note}>
          <FormattedMessage id="account.authenticator.scan.secret" />
        </p>
        <div className={layoutClasses.line}>
          {/* The groups form one word for screen readers and for text selection. */}
          <code className={classes.letters} translate="no">
            {groups.map(({ at, letters }) => (
              <span key={at}>{letters}</span>
            ))}
          </code>
          <CopyButton
            text={secret}
            label={intl.formatMessage({ id: 'account.authenticator.scan.copy' })}
          />
        </div>
      </div>
      <Button ref={next} variant="primary" size="large" isWide onClick={onNext}>
        <FormattedMessage id="account.authenticator.scan.next" />
      </Button>
    </div>
  )
}
