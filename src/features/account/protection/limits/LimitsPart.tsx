import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../../api/operations.ts'
import { zoneName } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { useMarket } from '../../../../session/market.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import { limitsQuery } from '../protection.queries.ts'
import { LimitRow } from './LimitRow.tsx'
import classes from './limits.module.css'
import { limitKinds } from './playerLimit.ts'

type Limits = Value<'GET /wps/member/limits'>

/** Limits that members set for deposits, losses, bets and time (ACT-18). */
export function LimitsPart() {
  const limits = useQuery(limitsQuery())
  return (
    <QueryPart query={limits} placeholder={<div className={classes.skeleton} />}>
      {(value) => <Limits limits={value} />}
    </QueryPart>
  )
}

function Limits({ limits: { coolingOffHours, items } }: { limits: Limits }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <section className={classes.part} aria-labelledby="protection-limits">
      <div>
        <h2 id="protection-limits" className={classes.title}>
          <FormattedMessage id="protection.limits.title" />
        </h2>
        <p className={classes.note}>
          <FormattedMessage id="protection.limits.text" values={{ hours: coolingOffHours }} />
        </p>
      </div>
      <div className={classes.kinds}>
        {limitKinds.map((kind) => (
          <Panel
            key={kind}
            level={3}
            title={<FormattedMessage id={`protection.limits.kinds.${kind}`} />}
          >
            <p className={classes.note}>
              <FormattedMessage id={`protection.limits.kindTexts.${kind}`} />
            </p>
            <ul className={classes.rows}>
              {items
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.limitId} limit={limit} />
                ))}
            </ul>
          </Panel>
        ))}
      </div>
      <p className={classes.note}>
        <FormattedMessage
          id="protection.limits.clock"
          values={{ zone: zoneName(language, timeZone) }}
        />
      </p>
    </section>
  )
}
