import { defineRecords } from '../../kit/records/definition.ts'
import { settlementColumns, settlementTotals, sideFilter } from './settlementPage.tsx'

/** Records of shares of the team’s daily bets (AGENT-14). */
export const dailySalaryRecords = defineRecords({
  id: 'dailySalary',
  path: '/wps/agent/dailySalaries',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [{ kind: 'period', days: 30 }, sideFilter],
  columns: settlementColumns,
  totals: settlementTotals,
  csv: '/wps/agent/csv/dailySalaries',
  marksNew: true,
})
