import { FormattedMessage } from 'react-intl'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { BetFirst, useNeedsBet } from '../../../money/gifts/BetFirst.tsx'
import { paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './envelopes.module.css'
import { OpenedEnvelopes } from './OpenedEnvelopes.tsx'
import { RainNow } from './RainNow.tsx'
import { type Rain, untilChange } from './rainTimes.ts'

function ComingRains({ rains }: { rains: readonly Rain[] }) {
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
            <span className={textClasses.note}>
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

/** Rains of red envelopes: the current one, the coming ones and the opened envelopes (PROMO-09). */
export function RedEnvelopes() {
  const needsBet = useNeedsBet()
  const envelopes = useQuery({
    ...read('/wps/redEnvelopes', {}),
    refetchInterval: ({ state }) => untilChange(state.data?.rains ?? []) ?? false,
  })
  return (
    <QueryPart query={envelopes} placeholder={<EnvelopeSkeleton />}>
      {({ rains, opened }) => {
        const [latest, ...others] = rains
        const coming = others.filter(({ status }) => status === 'COMING')
        return (
          <div className={layoutClasses.column12}>
            <BetFirst gamesPath={paths.hot()} />
            {latest && !needsBet && <RainNow key={latest.id} rain={latest} next={coming[0]} />}
            {!latest && (
              <EmptyState
                surface="panel"
                text={<FormattedMessage id="rewards.envelopes.nowhere" />}
              />
            )}
            <div className={classes.lists}>
              {coming.length > 0 && <ComingRains rains={coming} />}
              {(latest || opened.length > 0) && <OpenedEnvelopes opened={opened} />}
            </div>
          </div>
        )
      }}
    </QueryPart>
  )
}

const EnvelopeSkeleton = () => (
  <div className={layoutClasses.column12} aria-hidden="true">
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="now" />
    <div className={classes.lists}>
      <span className={`${layoutClasses.panel} ${classes.block}`} />
      <span className={`${layoutClasses.panel} ${classes.block}`} />
    </div>
  </div>
)
