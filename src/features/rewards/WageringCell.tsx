import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/** What has to be wagered before a reward is real money, and in how many days. */
export function WageringCell({ row: { wagering } }: { row: RecordRow<'/wps/rewards'> }) {
  if (!wagering) return <FormattedMessage id="rewards.wagering.none" />
  return (
    <FormattedMessage
      id="rewards.wagering.needed"
      values={{ amount: <MarketMoney amount={wagering.required} />, days: wagering.days }}
    />
  )
}
