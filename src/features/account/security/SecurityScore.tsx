import { FormattedMessage, useIntl } from 'react-intl'
import { usePasskeySupport } from '../../../identity/passkey/passkeySupport.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import type { Modal } from '../../../kit/modal/modalTable.ts'
import { useCodeChannels } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { nextProtection, type ProtectionId, type Security, scoreOf } from './protections.ts'
import classes from './SecurityCentre.module.css'

/** Text of each protection that is off, and the dialog that turns it on. */
const steps: Record<ProtectionId, { detailId: MessageId; actionId?: MessageId; modal?: Modal }> = {
  password: {
    detailId: 'account.security.details.password',
    actionId: 'account.security.setPassword',
    modal: { name: 'changePassword', reason: 'own', isNew: true },
  },
  paymentPassword: {
    detailId: 'account.security.details.paymentPassword',
    actionId: 'account.security.setPaymentPassword',
    modal: { name: 'transactionPassword' },
  },
  phone: {
    detailId: 'account.security.details.phone',
    actionId: 'account.security.addPhone',
    modal: { name: 'bindPhone' },
  },
  email: {
    detailId: 'account.security.details.email',
    actionId: 'account.security.addEmail',
    modal: { name: 'bindEmail' },
  },
  authenticator: {
    detailId: 'account.security.details.authenticator',
    actionId: 'account.authenticator.open',
    modal: { name: 'authenticator', goal: 'turnOn' },
  },
  passkeys: {
    detailId: 'account.security.details.passkeys',
    actionId: 'account.passkeys.add',
    modal: { name: 'addPasskey' },
  },
  // The address check has no dialog: a switch in its row turns it on.
  addressCheck: { detailId: 'account.security.details.addressCheck' },
}

/** Number of protections that are on, and the recommended next one (MEM-22). */
export function SecurityScore({ security }: { security: Security }) {
  const intl = useIntl()
  const score = scoreOf(security)
  const text = intl.formatMessage({ id: 'account.security.score' }, score)
  return (
    <div className={classes.score}>
      <ProgressBar label={text} value={score.on} max={score.all} />
      <p>{text}</p>
      <NextStep security={security} />
    </div>
  )
}

function NextStep({ security }: { security: Security }) {
  const channels = useCodeChannels()
  const canAskForPasskeys = usePasskeySupport()?.support === 'ready'
  const isOffered = (id: ProtectionId) =>
    (id !== 'phone' || channels.includes('SMS')) &&
    (id !== 'email' || channels.includes('EMAIL')) &&
    (id !== 'passkeys' || canAskForPasskeys)
  const next = nextProtection(security, isOffered)
  if (next === undefined) {
    return (
      <p className={classes.next}>
        <FormattedMessage id="account.security.complete" />
      </p>
    )
  }
  const { detailId, actionId, modal } = steps[next]
  return (
    <div className={classes.next}>
      <div>
        <p className={classes.name}>
          <FormattedMessage
            id="account.security.next"
            values={{ what: <FormattedMessage id={`account.security.${next}`} /> }}
          />
        </p>
        <p>
          <FormattedMessage id={detailId} />
        </p>
      </div>
      {modal && actionId && (
        <Button variant="primary" onClick={() => openModal(modal)}>
          <FormattedMessage id={actionId} />
        </Button>
      )}
    </div>
  )
}
