import { defineRecords } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { withdrawalColumns } from '../../lib/records/withdrawals.ts'
import { WithdrawalLinkCell } from './WithdrawalLinkCell.tsx'

/** The member's withdrawals, newest first (MEM-08). */
export const withdrawalRecords = defineRecords({
  id: 'withdrawals',
  path: '/wps/withdrawals',
  rowKey: 'withdrawalId',
  empty: 'records.empty.withdrawals',
  filters: [{ kind: 'period', days: 30 }],
  columns: pageColumns(withdrawalColumns, 'page', { details: WithdrawalLinkCell }),
})
