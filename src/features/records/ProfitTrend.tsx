import type { RecordAnswer } from '../../kit/records/definition.ts'
import { DayTrend } from '../../session/trend/DayTrend.tsx'
import type { TrendSeries } from '../../session/trend/trendSeries.ts'

type Answer = RecordAnswer<'/wps/records/profit'>

const net: TrendSeries<Answer['days'][number]> = {
  id: 'net',
  titles: { day: 'records.trend.day', month: 'records.trend.month' },
  column: 'records.columns.net',
  kind: 'gain',
  of: (day) => day.net,
}

/**
 * Bar chart of the result of each day or month. The table below shows the same figures (REC-03).
 */
export function ProfitTrend({ answer }: { answer: Answer }) {
  return <DayTrend days={answer.days} period={answer.period} series={[net]} />
}
