import { FormattedMessage } from 'react-intl'
import { PasskeyIcon } from '../../../../identity/passkey/PasskeyIcon.tsx'
import { PasskeyProblemText } from '../../../../identity/passkey/PasskeyNote.tsx'
import { usePasskeySupport } from '../../../../identity/passkey/passkeySupport.ts'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'

/** Row of the account's passkeys. It shows a note when the page cannot create passkeys. */
export function PasskeyRow({ security: { passkeys: count } }: { security: Security }) {
  const found = usePasskeySupport()
  // The platform does not offer passkeys.
  if (count === undefined) return null
  const isPossible = found === undefined || found.support === 'ready'
  const problem = found?.support === 'elsewhere' ? 'elsewhere' : 'unable'
  return (
    <ProtectionRow
      icon={<PasskeyIcon />}
      title={<FormattedMessage id="account.security.passkeys" />}
      detail={
        count > 0 ? (
          <FormattedMessage id="account.passkeys.count" values={{ count }} />
        ) : isPossible ? (
          <FormattedMessage id="account.security.details.passkeys" />
        ) : (
          <PasskeyProblemText problem={problem} />
        )
      }
      isOn={count > 0}
      action={
        count > 0 ? (
          <Button onClick={() => openModal({ name: 'passkeys' })}>
            <FormattedMessage id="account.passkeys.manage" />
          </Button>
        ) : (
          isPossible && (
            <Button onClick={() => openModal({ name: 'addPasskey' })}>
              <FormattedMessage id="account.passkeys.add" />
            </Button>
          )
        )
      }
    />
  )
}
