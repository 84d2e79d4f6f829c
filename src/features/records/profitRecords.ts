import { defineRecords } from '../../kit/records/definition.ts'
import { profitColumns } from '../../lib/records/bets.ts'
import { columnsIn, summedColumns } from '../../lib/records/columns.ts'
import { paths } from '../../paths.ts'
import { DayTrendSkeleton } from '../../session/trend/DayTrendSkeleton.tsx'
import { ProfitTrend } from './ProfitTrend.tsx'

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
