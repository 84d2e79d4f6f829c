import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { useCodeChannels } from '../../../../session/session.queries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'
import { EmailIcon } from '../securityIcons.tsx'

/** Row of the bound e-mail address, masked, and the button that binds or replaces it (ACT-13). */
export function EmailRow({ security: { email } }: { security: Security }) {
  const canSend = useCodeChannels().includes('EMAIL')
  const isOn = email !== undefined
  const what = canSend ? 'details' : 'unavailable'
  return (
    <ProtectionRow
      icon={<EmailIcon />}
      title={<FormattedMessage id="account.security.email" />}
      detail={
        isOn ? <bdi>{email}</bdi> : <FormattedMessage id={`account.security.${what}.email`} />
      }
      isOn={isOn}
      action={
        canSend ? (
          <Button onClick={() => openModal({ name: 'bindEmail' })}>
            <FormattedMessage
              id={isOn ? 'account.security.changeEmail' : 'account.security.addEmail'}
            />
          </Button>
        ) : undefined
      }
    />
  )
}
