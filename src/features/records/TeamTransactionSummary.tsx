import type { RecordAnswer } from '../../kit/records/definition.ts'
import { MemberChip } from '../../kit/records/MemberChip.tsx'
import { TrendSummary } from '../../session/trend/TrendSummary.tsx'
import type { TrendSeries } from '../../session/trend/trendSeries.ts'

type Answer = RecordAnswer<'/wps/agent/transactions'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'in',
    titles: { day: 'records.trend.in' },
    column: 'records.directions.IN',
    kind: 'amount',
    of: (day) => day.in,
  },
  {
    id: 'out',
    titles: { day: 'records.trend.out' },
    column: 'records.directions.OUT',
    kind: 'amount',
    of: ({ out }) => out,
  },
]

/** Chip of the selected team member, with a chart of the wallet's movements by day. */
export const TeamTransactionSummary = ({ answer }: { answer: Answer }) => (
  <TrendSummary whose={<MemberChip member={answer.member} />} answer={answer} series={series} />
)
