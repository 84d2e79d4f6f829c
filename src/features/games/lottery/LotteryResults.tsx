import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Spinner } from '../../../ui/Spinner.tsx'
import textClasses from '../../../ui/text.module.css'
import { listing } from '../listing.ts'
import { Balls } from './Balls.tsx'
import { DrawTime } from './DrawTime.tsx'
import classes from './LotteryResults.module.css'
import { type LotteryMenuGame, untilDrawn } from './lotteryRooms.ts'

/** Number of draws to show. */
const limit = 6

type Props = { game: LotteryMenuGame }

/** Next draw of a lottery, its prizes, and its latest results. */
export function LotteryResults({ game: { gameCode, pays, licensedBy } }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const results = useQuery({
    ...read('/lgw/vn/numeros/opened/game', {
      query: { gameCode, limit, language: listing().language },
    }),
    refetchInterval: ({ state: { data } }) => untilDrawn(data ? [data.nextDraw] : [], Date.now()),
  })
  const title = intl.formatMessage({ id: 'games.lottery.results' })
  return (
    <section className={classes.results} aria-label={title}>
      <QueryPart
        query={results}
        placeholder={
          <div className={classes.waiting}>
            <Spinner />
          </div>
        }
      >
        {({ nextDraw, draws }) => (
          <>
            <dl className={classes.next}>
              <dt>{intl.formatMessage({ id: 'games.lottery.nextDraw' })}</dt>
              <dd>{formatInstant(nextDraw.drawsAt, 'minute', language)}</dd>
              <dt>{intl.formatMessage({ id: 'games.lottery.closes' })}</dt>
              <dd>
                <DrawTime draw={nextDraw} />
              </dd>
              <dt>{intl.formatMessage({ id: 'games.lottery.pays' })}</dt>
              <dd>
                <FormattedMessage
                  id="games.lottery.paysFor"
                  values={{
                    pays: <MarketMoney amount={pays} />,
                    stake: <MarketMoney amount="1.00" />,
                  }}
                />
              </dd>
              {licensedBy !== undefined && (
                <>
                  <dt>{intl.formatMessage({ id: 'games.lottery.licence' })}</dt>
                  <dd>{licensedBy}</dd>
                </>
              )}
            </dl>
            <h2 className={classes.title}>{title}</h2>
            <DrawList draws={draws} />
          </>
        )}
      </QueryPart>
    </section>
  )
}

function DrawList({ draws }: Pick<Value<'GET /lgw/vn/numeros/opened/game'>, 'draws'>) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <ol className={layoutClasses.stack16}>
      {draws.map((draw) => (
        <li key={draw.drawId} className={layoutClasses.stack8}>
          <p className={textClasses.moment}>{formatInstant(draw.drawnAt, 'minute', language)}</p>
          <Prizes prizes={draw.prizes} />
        </li>
      ))}
      {draws.length === 0 && <li>{intl.formatMessage({ id: 'games.list.empty' })}</li>}
    </ol>
  )
}

function Prizes({ prizes }: Pick<components['schemas']['OpenedDraw'], 'prizes'>) {
  const intl = useIntl()
  return (
    <dl className={classes.prizes}>
      {prizes.map(({ prize, numbers }) => (
        <div key={prize} className={classes.prize}>
          <dt>{intl.formatMessage({ id: `games.lottery.prizes.${prize}` })}</dt>
          <dd>
            <Balls numbers={numbers} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
