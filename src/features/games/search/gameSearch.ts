import { createSearchInPieces } from '../../../lib/search/createSearch.ts'
import { type FoundGame, type GameCatalogue, gameAt } from './foundGame.ts'

/** Maximum number of games in the results. */
export const mostGames = 20

export type GamesFound = {
  games: readonly FoundGame[]
  /** Suggested correction, if no name matches the typed text. */
  correction?: string
}

/** Finds games by name in the loaded catalogue. */
export type GameSearch = (text: string) => GamesFound

/** Milliseconds of work before the index build yields to the browser. */
const longestWork = 8

/** Yields to the browser if the last pause is too long ago. */
function createPause(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < longestWork) return
    await new Promise((resolve) => setTimeout(resolve))
    last = performance.now()
  }
}

async function createGameSearch(catalogue: GameCatalogue): Promise<GameSearch> {
  const { displayName, nodeName } = catalogue.columns
  const places = displayName.map((_, place) => place)
  const namesOf = (place: number) =>
    [displayName[place] ?? '', nodeName[place] ?? ''].filter((name) => name !== '')
  const { find } = await createSearchInPieces(places, namesOf, createPause())
  return (text) => {
    const { places: found, correction } = find(text, mostGames)
    const games = found
      .map((place) => gameAt(catalogue, place))
      .filter((game) => game !== undefined)
    return correction === undefined ? { games } : { games, correction }
  }
}

type Making = { search: GameSearch | undefined; promise: Promise<GameSearch> }

const searches = new WeakMap<GameCatalogue, Making>()

/**
 * Search in a catalogue. Its index is built once, in slices, and available synchronously
 * afterwards.
 */
export function searchOf(catalogue: GameCatalogue): Making {
  const before = searches.get(catalogue)
  if (before) return before
  const making: Making = {
    search: undefined,
    promise: createGameSearch(catalogue).then((search) => {
      making.search = search
      return search
    }),
  }
  searches.set(catalogue, making)
  return making
}
