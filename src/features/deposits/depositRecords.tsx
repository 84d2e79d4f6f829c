import { FormattedMessage } from 'react-intl'
import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { depositColumns, depositStatusLabels } from '../../lib/records/deposits.ts'
import { OrderLink } from '../../money/OrderLink.tsx'
import { paths } from '../../paths.ts'

const DepositLinkCell = ({ row }: { row: RecordRow<'/wps/deposits'> }) => (
  <OrderLink to={paths.deposit(row.depositId)} textId="deposits.history.show" order={row} />
)

function DepositMethodCell({ row }: { row: RecordRow<'/wps/deposits'> }) {
  return <FormattedMessage id={`deposits.methods.${row.method}.name`} />
}

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
