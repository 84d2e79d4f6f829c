import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSettled } from '../../../kit/timing/useSettled.ts'
import { createSearch } from '../../../lib/search/createSearch.ts'
import { gameListQuery } from '../list/gameListQuery.ts'
import { listing } from '../listing.ts'
import type { FoundGame, GameCatalogue } from './foundGame.ts'
import { type GameSearch, type GamesFound, mostGames, searchOf } from './gameSearch.ts'

/** Search in the catalogue; undefined until the catalogue is loaded and indexed. */
function useGameSearch(catalogue: GameCatalogue | undefined): GameSearch | undefined {
  const [latest, setLatest] = useState<{ of: GameCatalogue; search: GameSearch }>()
  useEffect(() => {
    if (!catalogue) return undefined
    let isGone = false
    void searchOf(catalogue).promise.then((search) => {
      if (!isGone) setLatest({ of: catalogue, search })
    })
    return () => {
      isGone = true
    }
  }, [catalogue])
  if (!catalogue) return undefined
  return latest?.of === catalogue ? latest.search : searchOf(catalogue).search
}

/**
 * Stale time in milliseconds: games seldom change, and the response's ETag makes a refetch cheap.
 */
const goodFor = 15 * 60_000

/** Query of the catalogue: the names of all games, for the search. */
const catalogueQuery = () => ({
  ...read('/wps/games/catalogue', { query: { language: listing().language } }),
  staleTime: goodFor,
  gcTime: goodFor,
})

/** Debounce of the server search in milliseconds. */
const pause = 150

const none: readonly FoundGame[] = []

/**
 * Games found by a search. State `waiting`: the games belong to an earlier text, or none have been
 * found yet. State `failed`: neither the catalogue nor the server could be searched.
 */
export type FoundGames = GamesFound & {
  state: 'ready' | 'waiting' | 'failed'
  error?: unknown
  isRetrying: boolean
  retry: () => void
}

/** Suggested correction of a text, from the server's best match. */
function correctionBy(game: FoundGame | undefined, text: string): Pick<GamesFound, 'correction'> {
  if (!game) return {}
  const { find } = createSearch([game], ({ displayName, nodeName }) => [displayName, nodeName])
  const { correction } = find(text)
  return correction === undefined ? {} : { correction }
}

/**
 * Finds games whose names are similar to a text. Searches the loaded catalogue. The server is
 * searched until the catalogue has loaded, and for a text without a match in the catalogue.
 * Responses for an earlier text are never shown as results of a later text.
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
    // The catalogue was searched without a match, so the failure of the server search is not shown.
    if (own) return { ...shared, games: none, state: 'ready' }
    if (catalogue.isError) {
      return { ...shared, games: none, state: 'failed', error: catalogue.error }
    }
  }
  return { ...shared, games, state: 'waiting' }
}
