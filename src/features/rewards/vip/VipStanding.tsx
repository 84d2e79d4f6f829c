import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { CrownIcon } from '../../../ui/placeIcons.tsx'
import textClasses from '../../../ui/text.module.css'
import { VipProgress } from './VipProgress.tsx'
import classes from './vip.module.css'

type Vip = Value<'GET /wps/vip'>

/** The current level with the date until which it is kept, and the progress to the next level. */
export function VipStanding({ vip }: { vip: Vip }) {
  const titleId = useId()
  return (
    <section className={classes.standing} aria-labelledby={titleId}>
      <div className={classes.emblem} aria-hidden="true">
        <CrownIcon />
      </div>
      <div>
        <h2 id={titleId} className={textClasses.term}>
          <FormattedMessage id="rewards.vip.title" />
        </h2>
        <p className={classes.level}>{vip.level.name}</p>
      </div>
      <div className={classes.way}>
        <VipProgress vip={vip} />
        <p className={textClasses.term}>
          <FormattedMessage
            id="rewards.vip.turnoverNow"
            values={{ amount: <MarketMoney amount={vip.turnover} /> }}
          />
        </p>
      </div>
      <div className={classes.terms}>
        <p>
          <KeptUntil vip={vip} />
        </p>
        <details>
          <summary>
            <FormattedMessage id="rewards.vip.rules.title" />
          </summary>
          <p>
            <FormattedMessage id="rewards.vip.rules.follows" />
          </p>
          <p>
            <FormattedMessage id="rewards.vip.rules.counts" />
          </p>
        </details>
      </div>
    </section>
  )
}

/** Date until which the level is kept; the first level cannot be lost. */
function KeptUntil({ vip: { level, keptUntil } }: { vip: Vip }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  if (keptUntil === undefined) {
    return <FormattedMessage id="rewards.vip.rules.first" values={{ level: level.name }} />
  }
  const until = formatInstant(keptUntil, 'minute', language, timeZone)
  return <FormattedMessage id="rewards.vip.rules.keptUntil" values={{ level: level.name, until }} />
}
