import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSettled } from '../../../kit/timing/useSettled.ts'
import { createSearch } from '../../../lib/search/createSearch.ts'
import { gameListQuery } from '../list/gameListQuery.ts'
import { catalogueQuery } from './catalogueQuery.ts'
import type { FoundGame } from './foundGame.ts'
import { type GamesFound, mostGames } from './gameSearch.ts'
import { useGameSearch } from './useGameSearch.ts'

/** Milliseconds after the last key until the server is asked. */
const pause = 150

const none: readonly FoundGame[] = []

/**
 * The games of a search. `waiting`: what is shown is of an earlier text, or nothing yet. `failed`:
 * neither the page nor the server can tell.
 */
export type FoundGames = GamesFound & {
  state: 'ready' | 'waiting' | 'failed'
  error?: unknown
  isRetrying: boolean
  retry: () => void
}

/** What was probably meant by a text, by the best game that the server found for it. */
function correctionBy(game: FoundGame | undefined, text: string): Pick<GamesFound, 'corrected'> {
  if (!game) return {}
  const { find } = createSearch([game], ({ displayName, nodeName }) => [displayName, nodeName])
  const { corrected } = find(text)
  return corrected === undefined ? {} : { corrected }
}

/**
 * The games whose names are like a text: searched in the page's own catalogue, and on the server
 * until it is there and where it has nothing. Answers to an earlier text are never taken for those
 * to a later one.
 */
export function useFoundGames(text: string): FoundGames {
  const wanted = text.trim()
  const asked = useSettled(wanted, pause)
  const catalogue = useQuery(catalogueQuery())
  const search = useGameSearch(catalogue.data)
  const own = useMemo(() => (wanted === '' ? undefined : search?.(wanted)), [search, wanted])
  const isEnough = own !== undefined && own.games.length > 0
  const list = useQuery({
    ...gameListQuery({ gameType: undefined, page: 1, pageSize: mostGames, name: asked }),
    placeholderData: keepPreviousData,
    enabled: asked !== '' && asked === wanted && !isEnough,
  })
  const retry = () => {
    if (catalogue.isError) void catalogue.refetch()
    if (list.isError) void list.refetch()
  }
  const isRetrying = catalogue.isFetching || list.isFetching
  const shared = { isRetrying, retry }
  if (wanted === '') return { ...shared, games: none, state: 'ready' }
  if (isEnough) return { ...shared, ...own, state: 'ready' }
  const games = list.data?.games.filter(({ isGame }) => isGame === 'GAME') ?? none
  const isAnswered = asked === wanted && !list.isPlaceholderData
  if (isAnswered && list.data) {
    return { ...shared, games, ...correctionBy(games[0], wanted), state: 'ready' }
  }
  if (isAnswered && list.isError) {
    // The page's own catalogue has nothing: the server's word would only have been a second one.
    if (own) return { ...shared, games: none, state: 'ready' }
    if (catalogue.isError) {
      return { ...shared, games: none, state: 'failed', error: catalogue.error }
    }
  }
  return { ...shared, games, state: 'waiting' }
}
