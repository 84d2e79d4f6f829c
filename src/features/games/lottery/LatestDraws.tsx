import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { Balls } from './Balls.tsx'
import classes from './LatestDraws.module.css'
import { type LotteryMenuGame, latestQuery, untilDrawn } from './lotteryRooms.ts'

/** Latest draw of each lottery of a page, each with a link to the lottery. */
export function LatestDraws({ games }: { games: readonly LotteryMenuGame[] }) {
  const intl = useIntl()
  const language = useLanguage()
  const { pathname } = useLocation()
  const codes = new Set(games.map(({ gameCode }) => gameCode))
  const latest = useQuery({
    ...latestQuery(),
    select: ({ list }) => list.filter(({ gameCode }) => codes.has(gameCode)),
    refetchInterval: ({ state: { data } }) =>
      untilDrawn(data?.list.map(({ nextDraw }) => nextDraw) ?? [], Date.now()),
  })
  const title = intl.formatMessage({ id: 'games.lottery.latest' })
  return (
    <section className={layoutClasses.stack16} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <QueryPart query={latest} placeholder={<div className={classes.waiting} />}>
        {(lotteries) =>
          lotteries.length === 0 ? (
            <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
          ) : (
            <ul className={classes.list}>
              {lotteries.map(({ gameCode, name, draws: [draw] }) => (
                <li key={gameCode}>
                  <Link
                    className={classes.lottery}
                    to={`${pathname}?${new URLSearchParams({ gameCode })}`}
                  >
                    <span className={classes.name} dir="auto">
                      {name}
                    </span>
                    {draw && (
                      <>
                        <span className={textClasses.moment}>
                          {formatInstant(draw.drawnAt, 'minute', language)}
                        </span>
                        <Balls numbers={draw.prizes[0]?.numbers ?? []} />
                      </>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryPart>
    </section>
  )
}
