import { useEffect } from 'react'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { localStore } from '../../../kit/storage.ts'
import { useSession } from '../../../session/session.queries.ts'
import { startedGames } from '../play/startedGames.ts'
import classes from './HomeGames.module.css'
import { HomeRow } from './HomeRow.tsx'
import { favouriteGamesQuery, type HomeSection, recentGamesQuery } from './homeSections.ts'

/** Rows of the home page that are shown only if the player has recent or favourite games. */
type OwnRow = 'recent' | 'favourites'

/**
 * Storage key of the known rows. The inline script `appearance.js` reads it before the first paint.
 */
const storageKey = 'ownRows'

function knownRows(): string[] {
  return localStore.get(storageKey)?.split(' ') ?? []
}

/**
 * True if a row had games when this device last showed it. Space for a known row is reserved from
 * the first paint on; an unknown row takes no space until its games have loaded.
 */
export const isKnownRow = (row: OwnRow): boolean => knownRows().includes(row)

/** Stores whether a row has games, for the next visit. */
export function noteRow(row: OwnRow, hasGames: boolean): void {
  if (isKnownRow(row) === hasGames) return
  const others = knownRows().filter((each) => each !== row)
  const rows = hasGames ? [...others, row] : others
  if (rows.length === 0) localStore.remove(storageKey)
  else localStore.set(storageKey, rows.join(' '))
}

type Section = Extract<HomeSection, { kind: OwnRow }>

const StartedGames = lazyPart(() => import('./StartedGames.tsx').then((file) => file.StartedGames))

/** The player's recent games and favourites (LOB-02, LOB-04). */
export function OwnGames({ section }: { section: Section }) {
  const { kind } = useSession()
  // Space reserved for the row. CSS shows this space only if the attribute `data-own-rows` of the
  // page contains the row's kind.
  const place = <div className={classes.ownPlace} data-row={section.kind} />
  // The session is not known yet, for example in a server-rendered page.
  if (kind === 'unknown') return place
  if (kind === 'signedIn') {
    return section.kind === 'recent' ? (
      <RecentGames section={section} />
    ) : (
      <FavouriteGames section={section} />
    )
  }
  if (section.kind === 'favourites' || startedGames().length === 0) return null
  return (
    <Dispensable instead={place}>
      <StartedGames section={section} />
    </Dispensable>
  )
}

const RecentGames = ({ section }: { section: Section }) => (
  <OwnGamesRow section={section} query={useQuery(recentGamesQuery())} />
)

const FavouriteGames = ({ section }: { section: Section }) => (
  <OwnGamesRow section={section} query={useQuery(favouriteGamesQuery())} />
)

type RowProps = { section: Section; query: Parameters<typeof HomeRow>[0]['query'] }

function OwnGamesRow({ section, query }: RowProps) {
  const count = query.data?.games.length
  useEffect(() => {
    if (count !== undefined) noteRow(section.kind, count > 0)
  }, [section.kind, count])
  if (count === undefined && !isKnownRow(section.kind)) return null
  return <HomeRow section={section} query={query} />
}
