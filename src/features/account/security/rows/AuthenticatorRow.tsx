import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'
import { AuthenticatorIcon } from '../securityIcons.tsx'
import classes from './rows.module.css'

/** Number of recovery codes at which the row shows a warning. */
const fewCodes = 2

/** Row of the authenticator app, the second step at login (ACT-14), and its recovery codes. */
export function AuthenticatorRow({ security }: { security: Security }) {
  const { hasAuthenticator, recoveryCodesLeft = 0 } = security
  return (
    <ProtectionRow
      icon={<AuthenticatorIcon />}
      title={<FormattedMessage id="account.security.authenticator" />}
      isOn={hasAuthenticator}
      detail={
        hasAuthenticator ? (
          <span className={recoveryCodesLeft <= fewCodes ? classes.warning : undefined}>
            <FormattedMessage
              id={
                recoveryCodesLeft <= fewCodes
                  ? 'account.authenticator.fewCodesLeft'
                  : 'account.authenticator.codesLeft'
              }
              values={{ count: recoveryCodesLeft }}
            />
          </span>
        ) : (
          <FormattedMessage id="account.security.details.authenticator" />
        )
      }
      action={
        hasAuthenticator ? (
          <>
            <Button onClick={() => openModal({ name: 'authenticator', goal: 'newCodes' })}>
              <FormattedMessage id="account.authenticator.newCodes.open" />
            </Button>
            <Button onClick={() => openModal({ name: 'authenticator', goal: 'turnOff' })}>
              <FormattedMessage id="account.authenticator.off.open" />
            </Button>
          </>
        ) : (
          <Button onClick={() => openModal({ name: 'authenticator', goal: 'turnOn' })}>
            <FormattedMessage id="account.authenticator.open" />
          </Button>
        )
      }
    />
  )
}
