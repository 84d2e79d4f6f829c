import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { useSession } from '../../../session/session.queries.ts'
import type { GameType } from '../gameType.ts'
import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import { KindFilterSkeleton } from './filters/KindFilter.tsx'
import { ListFilters } from './filters/ListFilters.tsx'
import { NoGames } from './filters/NoGames.tsx'
import { GamePages } from './GamePages.tsx'
import { listSize } from './gameListQuery.ts'
import { LoginFirst } from './LoginFirst.tsx'
import { isPersonal, type ListFilter } from './listAddress.ts'
import { useListedGames } from './useListedGames.ts'
import { type ListPlace, useListPlace } from './useListPlace.ts'

const WholeGrid = lazyPart(() => import('./whole/WholeGrid.tsx').then((file) => file.WholeGrid))

type Props = {
  /** Of all types without it. */
  gameType?: GameType | undefined
  /** What the page is about, when it is about the hot games or a player's own. */
  filter?: ListFilter
  titleId: MessageId
  /** Whether the games need a heading of their own, for readers; not where one is in view. */
  hasHeading?: boolean
}

/** Games as the address narrows, sorts and pages them (LOB-12, ROUTE-19 to ROUTE-25). */
export function GameList({ gameType, filter, titleId, hasHeading = true }: Props) {
  const label = useIntl().formatMessage({ id: titleId })
  const place = useListPlace(filter)
  const { address, go } = place
  const games = useListedGames(gameType, address)
  const isVisitor = useSession().kind === 'visitor'
  const loginFirst = isVisitor && isPersonal(address.filter) && (
    <LoginFirst filter={address.filter} />
  )
  const pages = games.data?.totalPages ?? 0
  // A page beyond the last is put right, unless there is no page at all (fault cell 38).
  const isBeyond = !games.isPlaceholderData && pages > 0 && address.page > pages
  useEffect(() => {
    if (isBeyond) go((now) => ({ ...now, page: pages }), { replace: true })
  })
  // A page of one's own games has nothing to narrow before there is a player.
  if (loginFirst && filter !== undefined) return loginFirst
  return (
    <>
      <ListFilters
        gameType={gameType}
        place={place}
        hasTabs={filter === undefined}
        total={games.isPlaceholderData ? undefined : games.data?.total}
      />
      {hasHeading && <h2 className="visuallyHidden">{label}</h2>}
      {loginFirst || <Games gameType={gameType} place={place} games={games} label={label} />}
    </>
  )
}

type GamesProps = Pick<Props, 'gameType'> & {
  place: ListPlace
  games: ReturnType<typeof useListedGames>
  label: string
}

/** The games page by page, or all on one page once it is known how many there are. */
function Games({ gameType, place, games, label }: GamesProps) {
  const { address, go } = place
  if (address.isWhole && games.data?.total) {
    return (
      <Suspense fallback={<GameGridSkeleton count={listSize} />}>
        <WholeGrid
          // Another list begins at its top.
          key={place.linkTo((now) => now)}
          gameType={gameType}
          address={address}
          label={label}
          total={games.data.total}
        />
      </Suspense>
    )
  }
  return (
    <GamePages
      label={label}
      empty={<NoGames place={place} />}
      query={games}
      page={address.page}
      pages={games.data?.totalPages ?? 0}
      onPage={(page) => go((now) => ({ ...now, page }))}
    />
  )
}

/** The place of a list that is on its way. */
export function GameListSkeleton() {
  return (
    <>
      <KindFilterSkeleton />
      <GameGridSkeleton count={listSize} />
    </>
  )
}
