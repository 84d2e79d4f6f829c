import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { withdrawalTones } from '../../lib/records/withdrawals.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import classes from './withdrawal.module.css'
import { newestQuery } from './withdrawal.queries.ts'
import { isUnderWay, type Withdrawal } from './withdrawalSteps.ts'

/** Links to the withdrawals in progress. Renders nothing if no withdrawal is in progress. */
export function OpenWithdrawals() {
  const open = useQuery(newestQuery()).data?.items.filter(isUnderWay) ?? []
  if (open.length === 0) return null
  return (
    <Panel title={<FormattedMessage id="withdrawals.open" />}>
      <ul className={layoutClasses.stack8}>
        {open.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <OpenWithdrawal withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OpenWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { withdrawalId, amount, createdAt, status } = withdrawal
  return (
    <Link to={paths.withdrawal(withdrawalId)} className={classes.openLink}>
      <span className={classes.openWords}>
        <strong>
          <MarketMoney amount={amount} />
        </strong>
        {formatInstant(createdAt, 'minute', language, timeZone)}
      </span>
      <Badge tone={withdrawalTones[status]}>
        <FormattedMessage id={`withdrawals.states.${status}`} />
      </Badge>
    </Link>
  )
}
