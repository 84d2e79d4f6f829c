import type { RecordAnswer } from '../../kit/records/definition.ts'
import { DayTrend } from '../../session/trend/DayTrend.tsx'
import type { TrendSeries } from '../../session/trend/trendSeries.ts'
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
  {
    id: 'profit',
    titles: { day: 'records.trend.profit' },
    column: 'records.columns.profit',
    kind: 'gain',
    of: ({ profit }) => profit,
  },
]

/** Whose branches are listed, and what all of them come to by day. */
export function LossSummary({ answer }: { answer: Answer }) {
  return (
    <>
      <LossTrail answer={answer} />
      <DayTrend days={answer.days} period={answer.period} series={series} hasFigures />
    </>
  )
}
