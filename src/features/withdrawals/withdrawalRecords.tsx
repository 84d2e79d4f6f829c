import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { withdrawalColumns } from '../../lib/records/withdrawals.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/** Link to the progress or outcome of a withdrawal. */
function WithdrawalLinkCell({ row }: { row: RecordRow<'/wps/withdrawals'> }) {
  return (
    <Link to={paths.withdrawal(row.withdrawalId)}>
      <FormattedMessage id="withdrawals.show" />
      <span className="visuallyHidden">
        {' '}
        <MarketMoney amount={row.amount} />
      </span>
    </Link>
  )
}

/** The member's withdrawals, newest first (MEM-08). */
export const withdrawalRecords = defineRecords({
  id: 'withdrawals',
  path: '/wps/withdrawals',
  rowKey: 'withdrawalId',
  empty: 'records.empty.withdrawals',
  filters: [{ kind: 'period', days: 30 }],
  columns: pageColumns(withdrawalColumns, 'page', { details: WithdrawalLinkCell }),
})
