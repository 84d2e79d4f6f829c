/** The games of a platform, by their ids and by what a lobby asks for. */

import {
  createSearch,
  createSearchInPieces,
  type Search,
} from '../../../../src/lib/search/createSearch.ts'
import { foldText } from '../../../../src/lib/search/foldText.ts'
import { type Game, gameName } from './game.ts'
import { type NameLanguage, nameLanguages, titleIn } from './gameNames.ts'
import { giveWay } from './giveWay.ts'
import { type GameOrder, sortGames } from './sortGames.ts'
import type { GameType, Vendor } from './vendor.ts'

export type GameFilter = {
  gameType?: GameType | undefined
  /** Of one of these; of any when there is none. */
  vendors?: readonly string[] | undefined
  gameClassify?: string | undefined
  /**
   * Parts of the name in any language, in any order, without regard to case, accents and typing
   * errors (ACT-22); spaces at its ends do not count (LOB-17).
   */
  name?: string | undefined
  isHot?: boolean | undefined
}

export type Catalogue = {
  /** One game; undefined when there is none of that id. */
  find(nodeId: string): Game | undefined
  /**
   * The games that a filter lets through, the most popular first without an order; of a search by
   * name, those that match best come first then.
   */
  games(filter?: GameFilter, order?: GameOrder): Game[]
  /**
   * Makes what a search by name looks into, in pieces of a few milliseconds between which others
   * work. Without it the first search makes all of it at once.
   */
  prepareSearch(): Promise<void>
  /** In the order of a lobby. */
  vendors: readonly Vendor[]
}

/** @param make gives all games; called once, when the first is asked for. */
export function createCatalogue(
  vendors: readonly Vendor[],
  make: () => readonly Game[],
): Catalogue {
  let made: ReturnType<typeof index> | undefined
  const read = () => {
    made ??= index(make())
    return made
  }
  return {
    find: (nodeId) => read().byId.get(nodeId),
    games({ name = '', ...filter } = {}, order = byPopularity) {
      const { inOrder, named } = read()
      const passes = passesFilter(filter)
      if (foldText(name) === '') return inOrder(order).filter(passes)
      const found = named(name).filter(passes)
      if (order.by === 'POPULAR') return found
      const isFound = new Set(found)
      return inOrder(order).filter((game) => isFound.has(game))
    },
    prepareSearch: () => read().prepareSearch(),
    vendors,
  }
}

const byPopularity: GameOrder = { by: 'POPULAR' }

/** Each order is made once, when it is first asked for. */
function index(games: readonly Game[]) {
  const popular = games.toSorted((one, other) => other.popularity - one.popularity)
  const orders = new Map<string, readonly Game[]>()
  return {
    byId: new Map(games.map((game) => [game.nodeId, game])),
    inOrder(order: GameOrder): readonly Game[] {
      if (order.by === 'POPULAR') return popular
      const key = order.by === 'NAME' ? `NAME ${order.language}` : order.by
      const made = orders.get(key) ?? sortGames(popular, order)
      orders.set(key, made)
      return made
    },
    ...searchOf(popular),
  }
}

/** Searches whose results are kept, for their other pages and filters. */
const mostKept = 50

/** @param popular the most popular first */
function searchOf(popular: readonly Game[]) {
  let search: Search | undefined
  let preparing: Promise<Search> | undefined
  const kept = new Map<string, readonly Game[]>()
  const look = (name: string): readonly Game[] => {
    search ??= createSearch(popular, namesOf)
    return search
      .find(name)
      .places.map((place) => popular[place])
      .filter((game) => game !== undefined)
  }
  return {
    /** The games of a name, those that match best first. */
    named(name: string): readonly Game[] {
      const key = foldText(name)
      const found = kept.get(key) ?? look(key)
      // The one that is asked for again goes last.
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return found
    },
    async prepareSearch(): Promise<void> {
      if (search) return
      preparing ??= createSearchInPieces(popular, namesOf, giveWay)
      search = await preparing
    },
  }
}

/** Its names in every language. */
const namesOf = ({ title }: Game): string[] =>
  nameLanguages.map((language) => titleIn(title, language))

/** Tells whether a filter lets a game through. */
export function passesFilter({
  gameType,
  vendors,
  gameClassify,
  isHot,
}: Omit<GameFilter, 'name'>): (game: Game) => boolean {
  const wanted = vendors && vendors.length > 0 ? new Set(vendors) : undefined
  return (game) =>
    (gameType === undefined || game.gameType === gameType) &&
    (wanted === undefined || wanted.has(game.vendor)) &&
    (gameClassify === undefined || game.gameClassify === gameClassify) &&
    (isHot === undefined || game.isHot === isHot)
}

/**
 * The game of a bet, named in a language; a game that left the catalogue by the name that was kept.
 */
export function recordedName(
  catalogue: Catalogue,
  bet: { nodeId: string; gameName: string },
  language: NameLanguage,
): string {
  const game = catalogue.find(bet.nodeId)
  return game ? gameName(game, language) : bet.gameName
}
