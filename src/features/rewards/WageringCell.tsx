import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/** Amount to wager before a reward becomes real money, and the days allowed for it. */
export function WageringCell({ row: { wagering } }: { row: RecordRow<'/wps/rewards'> }) {
  if (!wagering) return <FormattedMessage id="rewards.wagering.none" />
  return (
    <FormattedMessage
      id="rewards.wagering.needed"
      values={{ amount: <MarketMoney amount={wagering.required} />, days: wagering.days }}
    />
  )
}
