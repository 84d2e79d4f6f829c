import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../../api/operations.ts'
import { CopyButton } from '../../../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../../../kit/qrCode/LazyQrCode.tsx'
import { Button } from '../../../../ui/Button.tsx'
import classes from './authenticator.module.css'
import { inGroups } from './inGroups.ts'
import { StepHead } from './StepHead.tsx'

type Props = {
  offer: Value<'POST /wps/member/security/authenticator'>
  /** A dialog that opens has the focus at its title; who comes back has it nowhere. */
  takesFocus: boolean
  onNext: () => void
}

/** The secret, to scan or to type into an app. It is drawn here and goes nowhere else. */
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
      <p className={classes.text}>
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
      <div className={classes.secret}>
        <p className={classes.term}>
          <FormattedMessage id="account.authenticator.scan.secret" />
        </p>
        <div className={classes.line}>
          {/* As one word for readers and for who selects it. */}
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
      <Button ref={next} variant="primary" size="large" wide onClick={onNext}>
        <FormattedMessage id="account.authenticator.scan.next" />
      </Button>
    </div>
  )
}
