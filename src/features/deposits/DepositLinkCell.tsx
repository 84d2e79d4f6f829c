import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/** Link to a deposit's order. */
export function DepositLinkCell({ row }: { row: RecordRow<'/wps/deposits'> }) {
  return (
    <Link to={paths.deposit(row.depositId)}>
      <FormattedMessage id="deposits.history.show" />
      <span className="visuallyHidden">
        {' '}
        <MarketMoney amount={row.amount} />
      </span>
    </Link>
  )
}
