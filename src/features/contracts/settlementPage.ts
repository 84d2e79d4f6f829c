import { pageColumns } from '../../kit/records/pageColumns.ts'
import { settlementColumns as columns } from '../../lib/records/settlements.ts'
import { PayeeCell, PayerCell } from './PayerCell.tsx'
import { PeriodCell } from './PeriodCell.tsx'

/** Columns, filter and totals shared by the settlement pages of all kinds of contract. */
export const settlementColumns = pageColumns(columns, 'teamPage', {
  period: PeriodCell,
  payer: PayerCell,
  payee: PayeeCell,
})

export const sideFilter = {
  kind: 'choice',
  parameter: 'side',
  title: 'records.filters.side',
  initial: 'RECEIVED',
  labels: { RECEIVED: 'records.sides.RECEIVED', PAID: 'records.sides.PAID' },
} as const

export const settlementTotals = [
  { field: 'paid', as: 'money', title: 'records.settlementStatus.PAID' },
  { field: 'owed', as: 'money', title: 'records.settlementStatus.OWED' },
] as const
