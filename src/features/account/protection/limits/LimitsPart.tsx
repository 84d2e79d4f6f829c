import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../../api/operations.ts'
import { zoneName } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { useMarket } from '../../../../session/market.ts'
import layoutClasses from '../../../../ui/layout.module.css'
import { Panel } from '../../../../ui/Panel.tsx'
import skeletonClasses from '../../../../ui/skeleton.module.css'
import textClasses from '../../../../ui/text.module.css'
import { limitsQuery } from '../protection.queries.ts'
import { LimitRow } from './LimitRow.tsx'
import classes from './limits.module.css'
import { limitKinds } from './playerLimit.ts'

type Limits = Value<'GET /wps/member/limits'>

/** Limits that members set for deposits, losses, bets and time (ACT-18). */
export function LimitsPart() {
  const limits = useQuery(limitsQuery())
  return (
    <QueryPart query={limits} placeholder={<div className={skeletonClasses.screen} />}>
      {(value) => <Limits limits={value} />}
    </QueryPart>
  )
}

function Limits({ limits: { coolingOffHours, items } }: { limits: Limits }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <section className={layoutClasses.stack12} aria-labelledby="protection-limits">
      <div>
        <h2 id="protection-limits" className={textClasses.heading}>
          <FormattedMessage id="protection.limits.title" />
        </h2>
        <p className={textClasses.note}>
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
            <p className={textClasses.note}>
              <FormattedMessage id={`protection.limits.kindTexts.${kind}`} />
            </p>
            <ul className={layoutClasses.stack16}>
              {items
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.limitId} limit={limit} />
                ))}
            </ul>
          </Panel>
        ))}
      </div>
      <p className={textClasses.note}>
        <FormattedMessage
          id="protection.limits.clock"
          values={{ zone: zoneName(language, timeZone) }}
        />
      </p>
    </section>
  )
}
