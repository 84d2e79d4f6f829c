import { FormattedMessage } from 'react-intl'
import { read } from '../../../api/read.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useCodeChannels } from '../../../session/session.queries.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PhoneIcon } from '../../../ui/placeIcons.tsx'
import { ProtectionRow } from './ProtectionRow.tsx'
import type { Security } from './protections.ts'
import { AddressCheckRow } from './rows/AddressCheckRow.tsx'
import { AuthenticatorRow } from './rows/AuthenticatorRow.tsx'
import { PasskeyRow } from './rows/PasskeyRow.tsx'
import { PasswordRow } from './rows/PasswordRow.tsx'
import classes from './SecurityCentre.module.css'
import { SecurityScore } from './SecurityScore.tsx'
import { EmailIcon, PaymentPasswordIcon } from './securityIcons.tsx'

/** Row of the bound phone, masked, and the button that binds or replaces it (ACT-13). */
function PhoneRow({ security: { mobileNum } }: { security: Security }) {
  const canSend = useCodeChannels().includes('SMS')
  const isOn = mobileNum !== undefined
  const what = canSend ? 'details' : 'unavailable'
  return (
    <ProtectionRow
      icon={<PhoneIcon />}
      title={<FormattedMessage id="account.security.phone" />}
      detail={
        isOn ? (
          <bdi dir="ltr">{mobileNum}</bdi>
        ) : (
          <FormattedMessage id={`account.security.${what}.phone`} />
        )
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

/** Row of the bound e-mail address, masked, and the button that binds or replaces it (ACT-13). */
function EmailRow({ security: { email } }: { security: Security }) {
  const canSend = useCodeChannels().includes('EMAIL')
  const isOn = email !== undefined
  const what = canSend ? 'details' : 'unavailable'
  return (
    <ProtectionRow
      icon={<EmailIcon />}
      title={<FormattedMessage id="account.security.email" />}
      detail={
        isOn ? (
          <bdi dir="ltr">{email}</bdi>
        ) : (
          <FormattedMessage id={`account.security.${what}.email`} />
        )
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

/** Row of the transaction password, with the button that sets or changes it (ACT-12). */
function PaymentPasswordRow({ security: { hasPaymentPassword } }: { security: Security }) {
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

const tones = { LOW: 'bad', MEDIUM: 'waiting', HIGH: 'good' } as const

/** Security centre: the score of the account, and a row for each protection (MEM-22). */
export function SecurityCentre() {
  const security = useQuery(read('/wps/member/security', {}))
  return (
    <Panel
      title={<FormattedMessage id="account.security.title" />}
      aside={
        security.data && (
          <Badge tone={tones[security.data.level]}>
            <FormattedMessage id={`account.security.levels.${security.data.level}`} />
          </Badge>
        )
      }
    >
      <QueryPart query={security} placeholder={<Skeleton count={7} />}>
        {(value) => (
          <>
            <SecurityScore security={value} />
            <ul className={classes.rows}>
              <PasswordRow security={value} />
              <PaymentPasswordRow security={value} />
              <PhoneRow security={value} />
              <EmailRow security={value} />
              <AuthenticatorRow security={value} />
              <PasskeyRow security={value} />
              <AddressCheckRow security={value} />
            </ul>
          </>
        )}
      </QueryPart>
    </Panel>
  )
}
