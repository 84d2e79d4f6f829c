import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { useCodeChannels } from '../../../../session/session.queries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PhoneIcon } from '../../../../ui/placeIcons.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'

/** Row of the bound phone, masked, and the button that binds or replaces it (ACT-13). */
export function PhoneRow({ security: { mobileNum } }: { security: Security }) {
  const canSend = useCodeChannels().includes('SMS')
  const isOn = mobileNum !== undefined
  const what = canSend ? 'details' : 'unavailable'
  return (
    <ProtectionRow
      icon={<PhoneIcon />}
      title={<FormattedMessage id="account.security.phone" />}
      detail={
        isOn ? <bdi>{mobileNum}</bdi> : <FormattedMessage id={`account.security.${what}.phone`} />
      }
      isOn={isOn}
      action={
        canSend ? (
          <Button onClick={() => openModal({ name: 'bindPhone' })}>
            <FormattedMessage
              id={isOn ? 'account.security.changePhone' : 'account.security.addPhone'}
            />
          </Button>
        ) : undefined
      }
    />
  )
}
