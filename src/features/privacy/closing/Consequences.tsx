import { FormattedMessage } from 'react-intl'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import classes from './closing.module.css'
import type { ClosingStanding } from './closing.queries.ts'

/** Data that is erased, data that the law requires to keep, and losses. */
export function Consequences({ standing }: { standing: ClosingStanding }) {
  const { losses, keptYears, limitsKeptYears } = standing
  const { points, rewards, owed } = losses
  const losesSomething = points > 0 || rewards > 0 || owed !== '0.00'
  return (
    <dl className={classes.consequences}>
      <div>
        <dt>
          <FormattedMessage id="privacy.closing.erased.title" />
        </dt>
        <dd>
          <FormattedMessage id="privacy.closing.erased.text" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="privacy.closing.kept.title" values={{ years: keptYears }} />
        </dt>
        <dd>
          <FormattedMessage id="privacy.closing.kept.text" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="privacy.closing.limits.title" values={{ years: limitsKeptYears }} />
        </dt>
        <dd>
          <FormattedMessage id="privacy.closing.limits.text" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="privacy.closing.contacts.title" />
        </dt>
        <dd>
          <FormattedMessage id="privacy.closing.contacts.text" />
        </dd>
      </div>
      {losesSomething && (
        <div>
          <dt>
            <FormattedMessage id="privacy.closing.lost.title" />
          </dt>
          <dd>
            <ul className={classes.losses}>
              {points > 0 && (
                <li>
                  <FormattedMessage id="privacy.closing.lost.points" values={{ points }} />
                </li>
              )}
              {rewards > 0 && (
                <li>
                  <FormattedMessage id="privacy.closing.lost.rewards" values={{ rewards }} />
                </li>
              )}
              {owed !== '0.00' && (
                <li>
                  <FormattedMessage
                    id="privacy.closing.lost.owed"
                    values={{ amount: <MarketMoney amount={owed} /> }}
                  />
                </li>
              )}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
