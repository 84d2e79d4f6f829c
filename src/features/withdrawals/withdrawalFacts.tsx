import { FormattedMessage } from 'react-intl'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import type { Fact } from '../../ui/FactList.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import type { Withdrawal } from './withdrawalSteps.ts'

type Figures = Pick<Withdrawal, 'account' | 'amount' | 'fee' | 'payout'>

/** Account, amount, fee and payout of a withdrawal. */
export function withdrawalFacts({ account, amount, fee, payout }: Figures): Fact[] {
  const { keyType, key, holder } = account
  return [
    {
      id: 'to',
      term: <FormattedMessage id={`withdrawals.payout.keyTypes.${keyType}`} />,
      value: (
        <FormattedMessage
          id="withdrawals.payout.account"
          values={{ key: <bdi>{key}</bdi>, holder: <PersonName name={holder} /> }}
        />
      ),
    },
    {
      id: 'amount',
      term: <FormattedMessage id="wallet.amount.label" />,
      value: <MarketMoney amount={amount} />,
    },
    {
      id: 'fee',
      term: <FormattedMessage id="wallet.fee.title" />,
      value: <MarketMoney amount={fee} />,
    },
    {
      id: 'arrives',
      term: <FormattedMessage id="withdrawals.arrives" />,
      value: (
        <strong>
          <MarketMoney amount={payout} />
        </strong>
      ),
    },
  ]
}
