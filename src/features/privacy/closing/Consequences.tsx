import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import classes from './closing.module.css'
import type { ClosingStanding } from './closing.queries.ts'

const Consequence = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

/**
 * Consequences of closing the account: data that is erased, data that must be kept by law, and
 * losses.
 */
export function Consequences({ standing }: { standing: ClosingStanding }) {
  const { losses, keptYears, limitsKeptYears } = standing
  const { points, rewards, owed } = losses
  const losesSomething = points > 0 || rewards > 0 || owed !== '0.00'
  return (
    <dl className={classes.consequences}>
      <Consequence title={<FormattedMessage id="privacy.closing.erased.title" />}>
        <FormattedMessage id="privacy.closing.erased.text" />
      </Consequence>
      <Consequence
        title={<FormattedMessage id="privacy.closing.kept.title" values={{ years: keptYears }} />}
      >
        <FormattedMessage id="privacy.closing.kept.text" />
      </Consequence>
      <Consequence
        title={
          <FormattedMessage id="privacy.closing.limits.title" values={{ years: limitsKeptYears }} />
        }
      >
        <FormattedMessage id="privacy.closing.limits.text" />
      </Consequence>
      <Consequence title={<FormattedMessage id="privacy.closing.contacts.title" />}>
        <FormattedMessage id="privacy.closing.contacts.text" />
      </Consequence>
      {losesSomething && (
        <Consequence title={<FormattedMessage id="privacy.closing.lost.title" />}>
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
        </Consequence>
      )}
    </dl>
  )
}
