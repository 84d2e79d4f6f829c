import { defineRecords, type RecordAnswer } from '../../kit/records/definition.ts'
import { profitColumns } from '../../lib/records/bets.ts'
import { columnsIn, summedColumns } from '../../lib/records/columns.ts'
import { DayTrend } from '../../money/trend/DayTrend.tsx'
import { DayTrendSkeleton } from '../../money/trend/DayTrendSkeleton.tsx'
import type { TrendSeries } from '../../money/trend/trendSeries.ts'
import { paths } from '../../paths.ts'

type Answer = RecordAnswer<'/wps/records/profit'>

const net: TrendSeries<Answer['days'][number]> = {
  id: 'net',
  titles: { day: 'records.trend.day', month: 'records.trend.month' },
  column: 'records.columns.net',
  kind: 'gain',
  of: (day) => day.net,
}

/**
 * Bar chart of the profit or loss per day or month; the table below it shows the same figures
 * (REC-03).
 */
function ProfitTrend({ answer }: { answer: Answer }) {
  return <DayTrend days={answer.days} period={answer.period} series={[net]} />
}

/** The member's profit and loss by day (MEM-12, REC-03). */
export const profitRecords = defineRecords({
  id: 'profitAndLoss',
  path: '/wps/records/profit',
  part: 'days',
  rowKey: 'day',
  empty: 'records.empty.profit',
  onward: { to: paths.hot(), label: 'onward.games' },
  filters: [{ kind: 'period', days: 30, reach: 'years' }],
  csv: '/wps/records/csv/profit',
  Summary: ProfitTrend,
  SummarySkeleton: DayTrendSkeleton,
  columns: columnsIn(profitColumns, 'page'),
  totals: summedColumns(profitColumns),
})
