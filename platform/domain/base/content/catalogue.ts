/** Game catalogue: lookup by id, filters and search. */

import {
  createSearch,
  createSearchInPieces,
  type Found,
  type Search,
} from '../../../../src/lib/search/createSearch.ts'
import { foldText } from '../../../../src/lib/search/foldText.ts'
import { type Game, gameName } from './game.ts'
import { type NameLanguage, nameLanguages, titleIn } from './gameNames.ts'
import { giveWay } from './giveWay.ts'
import { createRomanNames, type RomanNames } from './romanNames.ts'
import { type GameOrder, sortGames } from './sortGames.ts'
import type { GameType, Vendor } from './vendor.ts'

export type GameFilter = {
  gameType?: GameType | undefined
  /** Games of any of these vendors; all vendors when omitted. */
  vendors?: readonly string[] | undefined
  gameClassify?: string | undefined
  /**
   * Words of a game's name, in any order and any language. The words may be romanised (LANG-07).
   * The search ignores case, accents, typing errors (ACT-22) and surrounding spaces (LOB-17).
   */
  name?: string | undefined
  isHot?: boolean | undefined
}

export type Catalogue = {
  /** The game with an id; undefined for an unknown id. */
  find(nodeId: string): Game | undefined
  /**
   * Games that pass a filter, by default sorted by popularity. A search by name without an order
   * puts the best matches first.
   */
  games(filter?: GameFilter, order?: GameOrder): Game[]
  /**
   * Builds the search index in slices of a few milliseconds. Without this call, the first search
   * builds the whole index at once, and no search finds romanised names.
   */
  prepareSearch(): Promise<void>
  /** Vendors in the order of the lobby. */
  vendors: readonly Vendor[]
}

/** @param make returns all games; called once, when the catalogue is first used. */
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

/** Each order is computed once, at its first use. */
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

/**
 * Maximum number of searches whose results are cached. All pages and filters of a search share one
 * result.
 */
const mostKept = 50

/** @param popular games, the most popular first */
function searchOf(popular: readonly Game[]) {
  let search: Search | undefined
  let roman: RomanNames | undefined
  let preparing: Promise<void> | undefined
  const kept = new Map<string, readonly Game[]>()
  const look = (name: string): readonly Game[] => {
    search ??= createSearch(popular, namesOf)
    return withRomanNames(search.find(name), roman, name)
      .map((place) => popular[place])
      .filter((game) => game !== undefined)
  }
  const prepare = async () => {
    search ??= await createSearchInPieces(popular, namesOf, giveWay)
    roman = await createRomanNames(popular, giveWay)
    kept.clear()
  }
  return {
    /** Games that match a name, the best matches first. */
    named(name: string): readonly Game[] {
      const key = foldText(name)
      const found = kept.get(key) ?? look(key)
      // Moves the entry to the end of the map, so that the least recently used one is evicted.
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return found
    },
    prepareSearch(): Promise<void> {
      preparing ??= prepare()
      return preparing
    },
  }
}

/** Minimum length of a romanised name that is unlikely to be part of a word in another language. */
const certainLength = 4

/**
 * Adds games with a matching romanised name to a search result. They replace games that match only
 * with a typing error, since the name was typed correctly in another script.
 */
function withRomanNames(
  { places, correction }: Found,
  roman: RomanNames | undefined,
  name: string,
): readonly number[] {
  const found = roman?.find(name) ?? []
  const isExact = places.length > 0 && correction === undefined
  if (isExact) return name.length < certainLength ? places : [...new Set([...places, ...found])]
  if (found.length > 0) return found
  return places.length > 0 ? places : (roman?.findByConsonants(name) ?? [])
}

const namesOf = ({ title }: Game): string[] =>
  nameLanguages.map((language) => titleIn(title, language))

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
 * Localised name of a bet's game; the name recorded with the bet if the game left the catalogue.
 */
export function recordedName(
  catalogue: Catalogue,
  bet: { nodeId: string; gameName: string },
  language: NameLanguage,
): string {
  const game = catalogue.find(bet.nodeId)
  return game ? gameName(game, language) : bet.gameName
}
