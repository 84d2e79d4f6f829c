import type { RecordAnswer } from '../../kit/records/definition.ts'
import { MemberChip } from '../../kit/records/MemberChip.tsx'
import { DayTrend } from '../../session/trend/DayTrend.tsx'
import type { TrendSeries } from '../../session/trend/trendSeries.ts'

type Answer = RecordAnswer<'/wps/agent/bets'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'stake',
    titles: { day: 'records.trend.stake' },
    column: 'records.columns.stake',
    kind: 'amount',
    of: ({ stake }) => stake,
  },
  {
    id: 'profit',
    titles: { day: 'records.trend.profit' },
    column: 'records.columns.profit',
    kind: 'gain',
    of: ({ profit }) => profit,
  },
]

/** Whose bets the list is of, and what they come to by day. */
export function TeamBetSummary({ answer: { member, days, period } }: { answer: Answer }) {
  return (
    <>
      <MemberChip member={member} />
      <DayTrend days={days} period={period} series={series} hasFigures />
    </>
  )
}
