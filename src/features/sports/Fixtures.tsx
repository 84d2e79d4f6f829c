import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useIsLive } from '../../kit/realtime/events.ts'
import { useMarket } from '../../session/market.ts'
import { FixtureRow, type OnOpen } from './FixtureRow.tsx'
import classes from './Fixtures.module.css'
import { FixturesSkeleton } from './FixturesSkeleton.tsx'
import { type Fixture, type FixtureList, fixturesQuery, type Sport } from './fixtures.queries.ts'

/** Poll interval in milliseconds while no server events arrive. */
const readAgainAfter = 15_000

type Props = {
  sport: Sport
  /** Maximum number of matches. */
  limit: number
  /** Path of the page with more matches. If it is set, phones show only the first four matches. */
  allPath?: string
  onOpen: OnOpen
}

/**
 * Live and next matches of a sport with odds (PLAY-12). Renders nothing without matches, as on a
 * platform without a sports book.
 */
export function Fixtures({ sport, limit, allPath, onOpen }: Props) {
  const intl = useIntl()
  const isLive = useIsLive()
  const query = useQuery({
    ...fixturesQuery(sport, limit),
    refetchInterval: isLive ? false : readAgainAfter,
  })
  if (query.data?.list.length === 0) return null
  const isShort = allPath !== undefined
  const title = intl.formatMessage({ id: `sports.fixtures.titles.${sport}` })
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {allPath !== undefined && (
          <Link
            to={allPath}
            className={classes.all}
            aria-label={intl.formatMessage({ id: 'sports.fixtures.allOf' }, { title })}
          >
            {intl.formatMessage({ id: 'sports.fixtures.all' })}
          </Link>
        )}
      </div>
      <QueryPart
        query={query}
        failedId="sports.fixtures.failed"
        placeholder={<FixturesSkeleton count={limit} isShort={isShort} />}
      >
        {(answer) => <List answer={answer} isShort={isShort} onOpen={onOpen} />}
      </QueryPart>
    </section>
  )
}

type ListProps = { answer: FixtureList; isShort: boolean; onOpen: OnOpen }

function List({ answer, isShort, onOpen }: ListProps) {
  const { timeZone: marketZone } = useMarket()
  // Times are in the market's time zone until hydration, and then in the player's time zone.
  const timeZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : marketZone
  const { list, asOf, bookNodeId } = answer
  const [isUsed, setUsed] = useState(false)
  const fixtures = useSteadyOrder(list, isUsed)
  return (
    <ul
      className={classes.list}
      data-few={isShort || undefined}
      data-after-hydration={true}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
      onPointerEnter={() => setUsed(true)}
      onPointerLeave={() => setUsed(false)}
    >
      {fixtures.map((fixture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row stays in its place when matches change.
        <li key={place} className={classes.fixture}>
          <FixtureRow
            key={fixture.fixtureId}
            fixture={fixture}
            bookNodeId={bookNodeId}
            asOf={asOf}
            timeZone={timeZone}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

/**
 * Matches in the order of the response. While the list is used, no match is added, removed or
 * moved, so that a press does not hit a different match.
 */
function useSteadyOrder(list: readonly Fixture[], isUsed: boolean): readonly Fixture[] {
  const [shown, setShown] = useState(list)
  if (!isUsed) {
    if (shown !== list) setShown(list)
    return list
  }
  const current = new Map(list.map((fixture) => [fixture.fixtureId, fixture]))
  return shown.map((fixture) => current.get(fixture.fixtureId) ?? fixture)
}
