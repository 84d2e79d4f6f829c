import { defineRecords } from '../../kit/records/definition.ts'
import { paths } from '../../paths.ts'
import { DayTrendBones } from '../../session/trend/DayTrendBones.tsx'
import { ProfitTrend } from './ProfitTrend.tsx'

/** What the member won and lost, day by day (MEM-12, REC-03). */
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
  SummaryBones: DayTrendBones,
  columns: [
    { field: 'day', as: 'day', title: 'records.columns.day' },
    { field: 'bets', as: 'count', title: 'records.columns.bets' },
    { field: 'stake', as: 'money', title: 'records.columns.stake' },
    { field: 'win', as: 'money', title: 'records.columns.win' },
    { field: 'bonuses', as: 'money', title: 'records.columns.bonuses' },
    { field: 'rebates', as: 'money', title: 'records.columns.rebates' },
    { field: 'net', as: 'gain', title: 'records.columns.net' },
  ],
  totals: [
    { field: 'bets', as: 'count', title: 'records.columns.bets' },
    { field: 'stake', as: 'money', title: 'records.columns.stake' },
    { field: 'win', as: 'money', title: 'records.columns.win' },
    { field: 'bonuses', as: 'money', title: 'records.columns.bonuses' },
    { field: 'rebates', as: 'money', title: 'records.columns.rebates' },
    { field: 'net', as: 'gain', title: 'records.columns.net' },
  ],
})
