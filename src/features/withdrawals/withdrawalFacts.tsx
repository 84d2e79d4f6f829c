import { FormattedMessage } from 'react-intl'
import { moneyFact } from '../../money/moneyFact.tsx'
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
    moneyFact('amount', 'wallet.amount.label', amount),
    moneyFact('fee', 'wallet.fee.title', fee),
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
