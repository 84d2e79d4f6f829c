import { createSearchInPieces } from '../../../lib/search/createSearch.ts'
import { type FoundGame, type GameCatalogue, gameAt } from './foundGame.ts'

/** Maximum number of games in the results. */
export const mostGames = 20

export type GamesFound = {
  games: readonly FoundGame[]
  /** Suggested correction of a typed text that matches no name. */
  correction?: string
}

/** Finds games by name in the loaded catalogue. */
export type GameSearch = (text: string) => GamesFound

/** Milliseconds after which the index build yields to the browser. */
const longestWork = 8

/** Returns a function that yields to the browser if the build has run too long without a pause. */
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
 * Search in a catalogue. The index is built once, in slices; `search` is set when the index is
 * complete.
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
