import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { moneyFact } from '../../money/moneyFact.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import type { Fact } from '../../ui/FactList.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import type { Withdrawal } from './withdrawalSteps.ts'

type Figures = Pick<Withdrawal, 'account' | 'amount' | 'fee' | 'payout'> &
  Partial<Pick<Withdrawal, 'status'>>

const payoutTerms = {
  PENDING: 'withdrawals.arrives',
  REVIEWING: 'withdrawals.arrives',
  PROCESSING: 'withdrawals.arrives',
  DISBURSED: 'withdrawals.sent',
  DISPUTED: 'withdrawals.sent',
  RECEIVED: 'withdrawals.sent',
  RETURNED: 'withdrawals.sent',
} as const satisfies Partial<Record<Withdrawal['status'], MessageId>>

/**
 * Account, amount, fee and payout of a withdrawal. A rejected or cancelled withdrawal has the
 * refunded amount instead of fee and payout.
 * @param figures account and amounts; `status` is undefined before the withdrawal is requested.
 */
export function withdrawalFacts(figures: Figures): Fact[] {
  const { account, amount, fee, payout, status = 'PENDING' } = figures
  const { keyType, key, holder } = account
  const isUndone = status === 'REJECTED' || status === 'CANCELLED'
  return [
    {
      id: 'to',
      term: <FormattedMessage id={`withdrawals.payout.keyTypes.${keyType}`} />,
      value: (
        <FormattedMessage
          id="withdrawals.payout.account"
          values={{ key: <bdi dir="ltr">{key}</bdi>, holder: <PersonName name={holder} /> }}
        />
      ),
    },
    moneyFact('amount', 'wallet.amount.label', amount),
    ...(isUndone ? [] : [moneyFact('fee', 'wallet.fee.title', fee)]),
    {
      id: 'arrives',
      term: <FormattedMessage id={isUndone ? 'withdrawals.backInWallet' : payoutTerms[status]} />,
      value: (
        <strong>
          <MarketMoney amount={isUndone ? amount : payout} />
        </strong>
      ),
    },
  ]
}
