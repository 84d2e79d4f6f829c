import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../../api/operations.ts'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { signOf } from '../../../../kit/format/signOf.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { useNow } from '../../../../kit/timing/useNow.ts'
import { moneyFact } from '../../../../money/moneyFact.tsx'
import { MarketMoney } from '../../../../session/MarketMoney.tsx'
import { useMarket } from '../../../../session/market.ts'
import { statusQuery } from '../../../../session/session.queries.ts'
import { FactList } from '../../../../ui/FactList.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import { durationText } from '../duration.ts'
import { realityCheckQuery } from '../protection.queries.ts'
import classes from './session.module.css'

/**
 * Current duration of a session in minutes: the server's whole minutes plus the time since its
 * response. The browser's clock may be wrong, so it only measures elapsed time.
 * @param answeredAt time of the response in milliseconds, by the same clock as `now`.
 */
const minutesNow = ({ minutes }: { minutes: number }, answeredAt: number, now: number): number =>
  minutes + Math.max(0, Math.floor((now - answeredAt) / 60_000))

/** Poll interval in milliseconds. Each bet and payment refetches the figures as well. */
const lookEvery = 60_000

/** Introduction to responsible play, with the current duration and cost of this session. */
export function SessionPart() {
  const query = useQuery({ ...realityCheckQuery(), refetchInterval: lookEvery })
  const minimumAge = useQuery(statusQuery()).data?.market.minimumAge ?? 18
  return (
    <section className={layoutClasses.stack12} aria-labelledby="protection-session">
      <div className={classes.lead}>
        <span className={classes.adults} aria-hidden="true">
          <FormattedMessage id="app.footer.adultsMark" values={{ age: minimumAge }} />
        </span>
        <p>
          <span className="visuallyHidden">
            <FormattedMessage id="app.footer.adultsOnly" values={{ age: minimumAge }} />
          </span>
          <FormattedMessage id="protection.lead" />
        </p>
      </div>
      <h2 id="protection-session" className={textClasses.heading}>
        <FormattedMessage id="protection.session.title" />
      </h2>
      <QueryPart query={query} placeholder={<div className={classes.skeleton} />}>
        {(check) => <Figures check={check} answeredAt={query.dataUpdatedAt} />}
      </QueryPart>
    </section>
  )
}

type Props = {
  check: Value<'GET /wps/member/realityCheck'>
  /** Milliseconds since 1970 on the browser's clock. */
  answeredAt: number
}

function Figures({ check, answeredAt }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const now = useNow(10_000)
  const { since, staked, won, net } = check
  return (
    <>
      <FactList
        shape="tiles"
        facts={[
          {
            id: 'time',
            term: <FormattedMessage id="protection.session.time" />,
            value: (
              <span role="timer">{durationText(intl, minutesNow(check, answeredAt, now))}</span>
            ),
          },
          moneyFact('staked', 'protection.session.staked', staked),
          moneyFact('won', 'protection.session.won', won),
          {
            id: 'net',
            term: <FormattedMessage id="protection.session.net" />,
            value: (
              <span className={classes.net} data-sign={signOf(net)}>
                <MarketMoney amount={net} />
              </span>
            ),
          },
        ]}
      />
      <p className={textClasses.note}>
        <FormattedMessage
          id="protection.session.note"
          values={{ moment: formatInstant(since, 'time', language, timeZone) }}
        />
      </p>
    </>
  )
}
