import { FormattedMessage } from 'react-intl'
import { toMinor } from '../../lib/money.ts'
import { depositTones } from '../../lib/records/deposits.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import textClasses from '../../ui/text.module.css'
import { DepositLink } from './DepositLink.tsx'
import { type Deposit, isOpen } from './depositSteps.ts'
import classes from './order.module.css'

/** Outcome of an order: a message key under `deposits.outcome`, with a title and a text. */
type Outcome =
  | 'processing'
  | 'paid'
  | 'paidPartly'
  | 'paidMore'
  | 'paidLate'
  | NonNullable<Deposit['failureReason']>
  | 'unknown'
  | 'expired'
  | 'cancelled'
  | 'cancelledPaid'

/** Outcome of an order; undefined while it awaits payment. */
export function depositOutcome(deposit: Deposit): Outcome | undefined {
  switch (deposit.status) {
    case 'PENDING':
      return undefined
    case 'PROCESSING':
      return 'processing'
    case 'PAID':
      return paidOutcome(deposit)
    case 'FAILED':
      return deposit.failureReason ?? 'unknown'
    case 'EXPIRED':
      return 'expired'
    case 'CANCELLED':
      return deposit.returnedAmount === undefined ? 'cancelled' : 'cancelledPaid'
  }
}

function paidOutcome({ amount, paidAmount, returnedAmount, expiresAt, endedAt }: Deposit): Outcome {
  if (paidAmount !== undefined && toMinor(paidAmount) < toMinor(amount)) return 'paidPartly'
  if (returnedAmount !== undefined) return 'paidMore'
  const isLate = endedAt !== undefined && Date.parse(endedAt) > Date.parse(expiresAt)
  return isLate ? 'paidLate' : 'paid'
}

/** Outcome of an order in words; renders nothing while it awaits payment. */
export function DepositOutcome({ deposit }: { deposit: Deposit }) {
  const outcome = depositOutcome(deposit)
  if (outcome === undefined) return null
  const { status, amount, credited, paidAmount = amount, returnedAmount = '0.00' } = deposit
  const values = {
    amount: <MarketMoney amount={amount} />,
    credited: <MarketMoney amount={credited} />,
    paid: <MarketMoney amount={paidAmount} />,
    returned: <MarketMoney amount={returnedAmount} />,
  }
  return (
    <section className={classes.outcome} data-tone={depositTones[status]}>
      <span className={classes.mark} aria-hidden="true">
        {status === 'PROCESSING' && <Spinner />}
        {status === 'PAID' && <CheckIcon />}
        {status !== 'PROCESSING' && status !== 'PAID' && <AlertIcon />}
      </span>
      <h2 className={classes.outcomeTitle}>
        <FormattedMessage id={`deposits.outcome.${outcome}.title`} values={values} />
      </h2>
      <p className={textClasses.note}>
        <FormattedMessage id={`deposits.outcome.${outcome}.text`} values={values} />
      </p>
      {!isOpen(deposit) && (
        <DepositLink orderId={undefined} {...buttonLook('primary')}>
          <FormattedMessage id="deposits.again" />
        </DepositLink>
      )}
    </section>
  )
}
