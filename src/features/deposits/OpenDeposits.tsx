import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { depositTones } from '../../lib/records/deposits.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DepositLink } from './DepositLink.tsx'
import { newestDepositsQuery } from './deposit.queries.ts'
import { type Deposit, isOpen } from './depositSteps.ts'
import classes from './OpenDeposits.module.css'

/** List of links to the open orders; renders nothing if there are none. */
export function OpenDeposits() {
  const intl = useIntl()
  const newest = useQuery(newestDepositsQuery())
  const open = newest.data?.items.filter(isOpen) ?? []
  if (open.length === 0) return null
  return (
    <ul className={classes.strip} aria-label={intl.formatMessage({ id: 'deposits.open.title' })}>
      {open.map((deposit) => (
        <li key={deposit.depositId}>
          <OpenDeposit deposit={deposit} />
        </li>
      ))}
    </ul>
  )
}

function OpenDeposit({ deposit }: { deposit: Deposit }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { depositId, method, amount, createdAt, status } = deposit
  return (
    <DepositLink orderId={depositId} className={classes.link}>
      <span className={classes.words}>
        <strong>
          <MarketMoney amount={amount} />
        </strong>
        <span className={classes.note}>
          <FormattedMessage
            id="deposits.open.item"
            values={{
              method: <FormattedMessage id={`deposits.methods.${method}.name`} />,
              moment: formatInstant(createdAt, 'minute', language, timeZone),
            }}
          />
        </span>
      </span>
      <Badge tone={depositTones[status]}>
        <FormattedMessage id={`deposits.status.${status}`} />
      </Badge>
    </DepositLink>
  )
}
