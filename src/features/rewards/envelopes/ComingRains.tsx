import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Panel } from '../../../ui/Panel.tsx'
import classes from './envelopes.module.css'
import type { Rain } from './rainTimes.ts'

/** Coming rains and their opening times. */
export function ComingRains({ rains }: { rains: readonly Rain[] }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <Panel title={<FormattedMessage id="rewards.envelopes.coming" />}>
      <ul className={classes.lines}>
        {rains.map(({ id, opensAt, closesAt, pot }) => (
          <li key={id} className={classes.line}>
            <span>
              <FormattedMessage
                id="rewards.envelopes.fromTo"
                values={{
                  from: formatInstant(opensAt, 'minute', language, timeZone),
                  to: formatInstant(closesAt, 'time', language, timeZone),
                }}
              />
            </span>
            <span className={classes.note}>
              <FormattedMessage
                id="rewards.envelopes.pot"
                values={{ pot: <MarketMoney amount={pot} /> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
