import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'
import { PaymentPasswordIcon } from '../securityIcons.tsx'

/** Row of the transaction password, with the button that sets or changes it (ACT-12). */
export function PaymentPasswordRow({ security: { hasPaymentPassword } }: { security: Security }) {
  return (
    <ProtectionRow
      icon={<PaymentPasswordIcon />}
      title={<FormattedMessage id="account.security.paymentPassword" />}
      detail={<FormattedMessage id="account.security.details.paymentPassword" />}
      isOn={hasPaymentPassword}
      action={
        <Button onClick={() => openModal({ name: 'transactionPassword' })}>
          <FormattedMessage
            id={
              hasPaymentPassword
                ? 'account.security.changePaymentPassword'
                : 'account.security.setPaymentPassword'
            }
          />
        </Button>
      }
    />
  )
}
