import { defineRecords } from '../../kit/records/definition.ts'
import { settlementColumns, settlementTotals, sideFilter } from './settlementPage.tsx'

/** Records of shares of the team’s hourly bets (AGENT-15). */
export const hourlySalaryRecords = defineRecords({
  id: 'hourlySalary',
  path: '/wps/agent/hourlySalaries',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [{ kind: 'period', days: 7 }, sideFilter],
  columns: settlementColumns,
  totals: settlementTotals,
  csv: '/wps/agent/csv/hourlySalaries',
  marksNew: true,
})
