import type { RecordAnswer } from '../../kit/records/definition.ts'
import { TrendSummary } from '../../session/trend/TrendSummary.tsx'
import { profitSeries, type TrendSeries } from '../../session/trend/trendSeries.ts'
import { LossTrail } from './LossTrail.tsx'

type Answer = RecordAnswer<'/wps/agent/losses'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'validBet',
    titles: { day: 'records.trend.validBet' },
    column: 'records.columns.validBet',
    kind: 'amount',
    of: ({ validBet }) => validBet,
  },
  profitSeries,
]

/** Path to the listed branches, with a chart of their totals by day. */
export const LossSummary = ({ answer }: { answer: Answer }) => (
  <TrendSummary whose={<LossTrail answer={answer} />} answer={answer} series={series} />
)
