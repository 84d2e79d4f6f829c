import type { RecordAnswer } from '../../kit/records/definition.ts'
import { MemberChip } from '../../kit/records/MemberChip.tsx'
import { TrendSummary } from '../../session/trend/TrendSummary.tsx'
import { profitSeries, type TrendSeries } from '../../session/trend/trendSeries.ts'

type Answer = RecordAnswer<'/wps/agent/bets'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'stake',
    titles: { day: 'records.trend.stake' },
    column: 'records.columns.stake',
    kind: 'amount',
    of: ({ stake }) => stake,
  },
  profitSeries,
]

/** Chip of the selected team member, with a chart of the listed bets by day. */
export const TeamBetSummary = ({ answer }: { answer: Answer }) => (
  <TrendSummary whose={<MemberChip member={answer.member} />} answer={answer} series={series} />
)
