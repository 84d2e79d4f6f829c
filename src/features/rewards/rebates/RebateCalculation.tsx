import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { useModules } from '../../../session/session.queries.ts'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { RebateLines } from './RebateLines.tsx'
import classes from './rebates.module.css'

type Rebates = Value<'GET /wps/rebates'>

/** Calculation of the rebate: valid bets, rates and total. */
export function RebateCalculation({ rebates }: { rebates: Rebates }) {
  const intl = useIntl()
  const hasVip = useModules()?.has('VIP3') === true
  const title = intl.formatMessage({ id: 'rewards.rebates.calculation' })
  return (
    <Panel
      title={title}
      aside={
        <Link to={paths.member('bettingRecord')}>
          <FormattedMessage id="rewards.rebates.bets" />
        </Link>
      }
    >
      {rebates.items.length > 0 ? (
        <RebateLines label={title} lines={rebates.items} total={rebates.amount} />
      ) : (
        <p className={textClasses.note}>
          <FormattedMessage id="rewards.rebates.nothing" />
        </p>
      )}
      <ul className={classes.terms}>
        <li>
          <FormattedMessage
            id="rewards.rebates.rates"
            values={{ level: <strong>{rebates.levelName}</strong> }}
          />{' '}
          {hasVip && (
            <Link to={paths.member('vip')}>
              <FormattedMessage id="rewards.rebates.ratesOfLevels" />
            </Link>
          )}
        </li>
        <li>
          <FormattedMessage id="rewards.rebates.counts" />
        </li>
        <li>
          <FormattedMessage id="rewards.rebates.not" />
        </li>
      </ul>
    </Panel>
  )
}
