import { defineRecords } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { depositColumns, depositStatusLabels } from '../../lib/records/deposits.ts'
import { DepositLinkCell } from './DepositLinkCell.tsx'
import { DepositMethodCell } from './DepositMethodCell.tsx'

/** Records of the member's deposits, newest first (MEM-07). */
export const depositRecords = defineRecords({
  id: 'deposits',
  path: '/wps/deposits',
  rowKey: 'depositId',
  empty: 'records.empty.deposits',
  filters: [
    { kind: 'period', days: 30 },
    {
      kind: 'choice',
      parameter: 'status',
      title: 'records.columns.status',
      labels: depositStatusLabels,
    },
  ],
  columns: pageColumns(depositColumns, 'page', {
    method: DepositMethodCell,
    details: DepositLinkCell,
  }),
})
