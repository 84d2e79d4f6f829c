import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { GameType } from '../gameType.ts'
import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import { KindFilterSkeleton } from './filters/KindFilter.tsx'
import { ListFilters } from './filters/ListFilters.tsx'
import { NoGames } from './filters/NoGames.tsx'
import { GamePages } from './GamePages.tsx'
import { listSize } from './gameListQuery.ts'
import { isPersonal, type ListFilter } from './listAddress.ts'
import { OwnPicture } from './OwnPicture.tsx'
import { useListedGames } from './useListedGames.ts'
import { type ListPlace, useListPlace } from './useListPlace.ts'

/** Login prompt shown to a visitor in place of recent or favourite games (ROLE-07). */
function LoginFirst({ filter }: { filter: 'RECENT' | 'FAV' }) {
  const intl = useIntl()
  return (
    <EmptyState
      picture={<OwnPicture filter={filter} />}
      text={intl.formatMessage({ id: `games.own.${filter}.visitor` })}
    >
      <Button variant="primary" onClick={() => askForLogin(location.pathname + location.search)}>
        {intl.formatMessage({ id: 'games.stage.login' })}
      </Button>
    </EmptyState>
  )
}

const WholeGrid = lazyPart(() => import('./whole/WholeGrid.tsx').then((file) => file.WholeGrid))

type Props = {
  /** Type of the games; undefined for all types. */
  gameType?: GameType | undefined
  /** Fixed filter of a page for the hot games or the player's own games. */
  filter?: ListFilter
  titleId: MessageId
  /** False if the list is below other content of the page, with a visible heading of its own. */
  isFirst?: boolean
}

/** List of games, filtered, sorted and paged by the URL (LOB-12, ROUTE-19 to ROUTE-25). */
export function GameList({ gameType, filter, titleId, isFirst = true }: Props) {
  const label = useIntl().formatMessage({ id: titleId })
  const place = useListPlace(filter)
  const { address, go } = place
  const games = useListedGames(gameType, address)
  const isVisitor = useSession().kind === 'visitor'
  const loginFirst = isVisitor && isPersonal(address.filter) && (
    <LoginFirst filter={address.filter} />
  )
  const pages = games.data?.totalPages ?? 0
  // A page number above the last page is replaced with the last page, unless the list is empty.
  const isBeyond = !games.isPlaceholderData && pages > 0 && address.page > pages
  useEffect(() => {
    if (isBeyond) go((now) => ({ ...now, page: pages }), { replace: true })
  })
  // A page of the player's own games has no filters for a visitor.
  if (loginFirst && filter !== undefined) return loginFirst
  return (
    <>
      <ListFilters
        gameType={gameType}
        place={place}
        hasTabs={filter === undefined}
        total={games.isPlaceholderData ? undefined : games.data?.total}
      />
      {isFirst && <h2 className="visuallyHidden">{label}</h2>}
      {loginFirst || (
        <Games gameType={gameType} place={place} games={games} label={label} isFirst={isFirst} />
      )}
    </>
  )
}

type GamesProps = Pick<Props, 'gameType'> & {
  place: ListPlace
  games: ReturnType<typeof useListedGames>
  label: string
  isFirst: boolean
}

/** Games page by page, or as one scrolled list once their total number is known. */
function Games({ gameType, place, games, label, isFirst }: GamesProps) {
  const { address, go } = place
  if (address.isWhole && games.data?.total) {
    return (
      <Suspense fallback={<GameGridSkeleton count={listSize} />}>
        <WholeGrid
          // The key remounts the list for other filters, so that it starts at its top.
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
      isFirst={isFirst}
      empty={<NoGames place={place} />}
      query={games}
      page={address.page}
      pages={games.data?.totalPages ?? 0}
      onPage={(page) => go((now) => ({ ...now, page }))}
    />
  )
}

export function GameListSkeleton() {
  return (
    <>
      <KindFilterSkeleton />
      <GameGridSkeleton count={listSize} />
    </>
  )
}
