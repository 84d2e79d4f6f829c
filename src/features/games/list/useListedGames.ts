import { keepPreviousData } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSession } from '../../../session/session.queries.ts'
import type { GameType } from '../gameType.ts'
import { hotListing, listing, platform } from '../listing.ts'
import type { Game } from '../tiles/GameTile.tsx'
import { filterParameters, gameListQuery, listSize } from './gameListQuery.ts'
import { isOfCatalogue, type ListAddress } from './listAddress.ts'

/** Page of a list. `total` is the number of games on all pages, if the endpoint returns it. */
export type ListPage = { games: readonly Game[]; totalPages: number; total?: number }

type Hot = Value<'GET /wps/relay/GCSGAME_hotGamesV2'>

/**
 * Extracts one page of the hot games, because the endpoint returns all of them at once (API-30).
 */
const pageOfHot =
  (page: number) =>
  ({ list }: Hot): ListPage => ({
    games: list.slice((page - 1) * listSize, page * listSize),
    totalPages: Math.ceil(list.length / listSize),
    total: list.length,
  })

/**
 * Query of the games of a list. Each filter has its own endpoint and response format (GAME-17 to
 * GAME-19). The player's own games are fetched only with a session.
 */
export function useListedGames(gameType: GameType | undefined, address: ListAddress) {
  const { filter, page } = address
  const isSignedIn = useSession().kind === 'signedIn'
  const { clientType, language } = listing()
  const narrowing = filterParameters({ gameType, ...address })
  const own = { ...narrowing, clientType, language }
  const all = useQuery({
    ...gameListQuery({ ...address, gameType, sort: filter === 'NEW' ? 'NEWEST' : address.sort }),
    select: (answer): ListPage => answer,
    placeholderData: keepPreviousData,
    enabled: isOfCatalogue(filter),
  })
  const hot = useQuery({
    ...read('/wps/relay/GCSGAME_hotGamesV2', {
      query: { ...hotListing(), ...narrowing },
    }),
    select: pageOfHot(page),
    placeholderData: keepPreviousData,
    enabled: filter === 'HOT',
  })
  const recent = useQuery({
    ...read('/wps/relay/GCS_recentGame', {
      query: { ...own, page, pageSize: listSize },
    }),
    select: ({ list: games, totalPages }): ListPage => ({ games, totalPages }),
    placeholderData: keepPreviousData,
    enabled: filter === 'RECENT' && isSignedIn,
  })
  const favourites = useQuery({
    ...read('/wps/relay/MCSFE_getFavoriteGamesList', {
      query: { ...own, platform, pageNo: page, pageSize: listSize },
    }),
    select: ({ content: games, totalPages }): ListPage => ({ games, totalPages }),
    placeholderData: keepPreviousData,
    enabled: filter === 'FAV' && isSignedIn,
  })
  return { ALL: all, NEW: all, HOT: hot, RECENT: recent, FAV: favourites }[filter]
}
