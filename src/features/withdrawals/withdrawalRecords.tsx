import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { withdrawalColumns } from '../../lib/records/withdrawals.ts'
import { OrderLink } from '../../money/OrderLink.tsx'
import { paths } from '../../paths.ts'

/** Link to the progress or outcome of a withdrawal. */
const WithdrawalLinkCell = ({ row }: { row: RecordRow<'/wps/withdrawals'> }) => (
  <OrderLink to={paths.withdrawal(row.withdrawalId)} textId="withdrawals.show" order={row} />
)

/** The member's withdrawals, newest first (MEM-08). */
export const withdrawalRecords = defineRecords({
  id: 'withdrawals',
  path: '/wps/withdrawals',
  rowKey: 'withdrawalId',
  empty: 'records.empty.withdrawals',
  filters: [{ kind: 'period', days: 30 }],
  columns: pageColumns(withdrawalColumns, 'page', { details: WithdrawalLinkCell }),
})
