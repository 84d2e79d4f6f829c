import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/** Link to the progress or outcome of a withdrawal. */
export function WithdrawalLinkCell({ row }: { row: RecordRow<'/wps/withdrawals'> }) {
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
