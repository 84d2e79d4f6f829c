import { defineRecords } from '../../kit/records/definition.ts'
import { PayeeCell, PayerCell } from './PayerCell.tsx'
import {
  settlementColumns,
  settlementStatus,
  settlementTotals,
  sideFilter,
} from './settlementColumns.ts'

/** Shares of what the team lost (AGENT-13). */
export const dividendRecords = defineRecords({
  id: 'dividend',
  path: '/wps/agent/dividends',
  rowKey: 'settlementId',
  empty: 'records.empty.settlements',
  filters: [{ kind: 'period', days: 90 }, sideFilter],
  columns: [
    ...settlementColumns,
    { as: 'own', id: 'payer', title: 'records.columns.payer', Cell: PayerCell },
    { as: 'own', id: 'payee', title: 'records.columns.payee', Cell: PayeeCell },
    settlementStatus,
  ],
  totals: settlementTotals,
  csv: '/wps/agent/csv/dividends',
  marksNew: true,
})
