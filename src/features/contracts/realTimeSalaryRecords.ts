import { defineRecords } from '../../kit/records/definition.ts'
import { settlementColumns, settlementTotals, sideFilter } from './settlementPage.tsx'

/** Records of shares of large bets, settled every five minutes (AGENT-16). */
export const realTimeSalaryRecords = defineRecords({
  id: 'realTimeSalary',
  path: '/wps/agent/realtimeSalaries',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [{ kind: 'period', days: 7 }, sideFilter],
  columns: settlementColumns,
  totals: settlementTotals,
  csv: '/wps/agent/csv/realtimeSalaries',
  marksNew: true,
})
