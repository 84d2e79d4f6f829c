import { useEffect } from 'react'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSession } from '../../../session/session.queries.ts'
import classes from './HomeGames.module.css'
import { HomeRow } from './HomeRow.tsx'
import { favouriteGamesQuery, type HomeSection, recentGamesQuery } from './homeSections.ts'
import { isKnownRow, noteRow, type OwnRow } from './ownRows.ts'

type Section = Extract<HomeSection, { kind: OwnRow }>

/** The player's recent games and favourites (LOB-02, LOB-04). */
export function OwnGames({ section }: { section: Section }) {
  const { kind } = useSession()
  // Placeholder in the server-rendered page; visible if the device has shown the row before.
  if (kind === 'unknown') return <div className={classes.ownPlace} data-row={section.kind} />
  if (kind !== 'signedIn') return null
  return section.kind === 'recent' ? (
    <RecentGames section={section} />
  ) : (
    <FavouriteGames section={section} />
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
