import { defineRecords } from '../../kit/records/definition.ts'
import { PayeeCell, PayerCell } from './PayerCell.tsx'
import {
  settlementColumns,
  settlementStatus,
  settlementTotals,
  sideFilter,
} from './settlementColumns.ts'

/** Shares of the team’s bets by hour (AGENT-15). */
export const hourlySalaryRecords = defineRecords({
  id: 'hourlySalary',
  path: '/wps/agent/hourlySalaries',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [{ kind: 'period', days: 7 }, sideFilter],
  columns: [
    ...settlementColumns,
    { as: 'own', id: 'payer', title: 'records.columns.payer', Cell: PayerCell },
    { as: 'own', id: 'payee', title: 'records.columns.payee', Cell: PayeeCell },
    settlementStatus,
  ],
  totals: settlementTotals,
  csv: '/wps/agent/csv/hourlySalaries',
  marksNew: true,
})
