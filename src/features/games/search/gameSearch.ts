import { createSearchInPieces } from '../../../lib/search/createSearch.ts'
import { type FoundGame, type GameCatalogue, gameAt } from './foundGame.ts'

/** Games as a search shows them at most. */
export const mostGames = 20

export type GamesFound = {
  games: readonly FoundGame[]
  /** What was probably meant, where nothing is called what was typed. */
  corrected?: string
}

/** Finds games by name in what the page has of them. */
export type GameSearch = (text: string) => GamesFound

/** Milliseconds of work after which the page may do something else. */
const longestWork = 8

/** Lets the page answer to input, when it has not for a while. */
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
    const { places: found, corrected } = find(text, mostGames)
    const games = found
      .map((place) => gameAt(catalogue, place))
      .filter((game) => game !== undefined)
    return corrected === undefined ? { games } : { games, corrected }
  }
}

type Making = { search: GameSearch | undefined; made: Promise<GameSearch> }

const known = new WeakMap<GameCatalogue, Making>()

/** The search in a catalogue: made once, in pieces, and there at once from then on. */
export function searchOf(catalogue: GameCatalogue): Making {
  const before = known.get(catalogue)
  if (before) return before
  const making: Making = {
    search: undefined,
    made: createGameSearch(catalogue).then((search) => {
      making.search = search
      return search
    }),
  }
  known.set(catalogue, making)
  return making
}
