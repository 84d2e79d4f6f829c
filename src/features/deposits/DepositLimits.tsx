import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import classes from './deposit.module.css'
import type { OwnLimit } from './ownLimits.ts'
import { useOwnLimits } from './useOwnLimits.ts'

/** Remaining amount of the member's own limits; space is reserved while they load. */
export function DepositLimits() {
  const { query, limits = [], coming } = useOwnLimits()
  return (
    <Panel
      title={<FormattedMessage id="deposits.limits.title" />}
      aside={
        <Link to={paths.member('protection')} className={classes.manage}>
          <FormattedMessage id="deposits.limits.manage" />
        </Link>
      }
    >
      <div className={layoutClasses.stack16}>
        <QueryPart query={query} placeholder={<div className={classes.limitSkeleton} />}>
          {() =>
            limits.length === 0 ? (
              <p className={classes.note}>
                <FormattedMessage id="deposits.limits.none" />
              </p>
            ) : (
              <>
                {limits.map((limit) => (
                  <Limit key={limit.period} limit={limit} />
                ))}
                {coming > 0 && (
                  <p className={classes.note}>
                    <FormattedMessage
                      id="deposits.limits.coming"
                      values={{ amount: <MarketMoney amount={toDecimal(coming)} /> }}
                    />
                  </p>
                )}
              </>
            )
          }
        </QueryPart>
      </div>
    </Panel>
  )
}

function Limit({ limit: { period, limit, used, left, resetsAt } }: { limit: OwnLimit }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const name = intl.formatMessage({ id: `deposits.limits.periods.${period}` })
  return (
    <div className={layoutClasses.stack8}>
      <p className={classes.limitLine}>
        <strong>{name}</strong>
        <span>
          <FormattedMessage
            id="deposits.limits.left"
            values={{
              left: <MarketMoney amount={left} />,
              limit: <MarketMoney amount={limit} />,
            }}
          />
        </span>
      </p>
      <ProgressBar
        label={name}
        // Minor units; a limit of zero counts as used up.
        max={Math.max(toMinor(limit), 1)}
        value={toMinor(limit) === 0 ? 1 : Math.min(toMinor(used), toMinor(limit))}
      />
      <p className={classes.note}>
        <FormattedMessage
          id="deposits.limits.resets"
          values={{ moment: formatInstant(resetsAt, 'minute', language, timeZone) }}
        />
      </p>
    </div>
  )
}
