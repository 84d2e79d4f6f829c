import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { ConfirmByPassword } from '../../money/moneyRequest/ConfirmByPassword.tsx'
import type { MoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { withdrawalCost } from './withdrawalCost.ts'
import { withdrawalFacts } from './withdrawalFacts.tsx'
import type { PayoutAccount, WithdrawIntent } from './withdrawIntent.ts'

type Props = {
  intent: WithdrawIntent
  account: PayoutAccount
  terms: Value<'GET /wps/withdrawals/terms'>
  request: MoneyRequest & { isSending: boolean }
  onConfirm: (paymentPassword: string) => void
  onBack: () => void
}

/** Summary of a withdrawal before it is requested: amount, fee, payout and account. */
export function WithdrawReview({ intent, account, terms, ...confirmation }: Props) {
  const { cost, arrives } = withdrawalCost(intent.amount, terms)
  const { payoutMinutes } = terms
  return (
    <ConfirmByPassword
      {...confirmation}
      title={<FormattedMessage id="withdrawals.check" />}
      warning={
        payoutMinutes === undefined ? (
          <FormattedMessage id="withdrawals.next" />
        ) : (
          <FormattedMessage id="withdrawals.promise" values={{ minutes: payoutMinutes }} />
        )
      }
      action={
        <FormattedMessage
          id="withdrawals.send"
          values={{ amount: <MarketMoney amount={intent.amount} /> }}
        />
      }
      facts={withdrawalFacts({ account, amount: intent.amount, fee: cost, payout: arrives })}
    />
  )
}
