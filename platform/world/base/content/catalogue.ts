/** The games of a platform, by their ids and by what a lobby asks for. */

import { type Game, gameName } from './game.ts'
import { foldForSearch, type NameLanguage, nameLanguages, titleIn } from './gameNames.ts'
import type { GameType, Vendor } from './vendor.ts'

export type GameFilter = {
  gameType?: GameType | undefined
  vendor?: string | undefined
  gameClassify?: string | undefined
  /**
   * A part of the name in any language, however it is written; spaces at its ends do not count
   * (LOB-17).
   */
  name?: string | undefined
  isHot?: boolean | undefined
}

export type Catalogue = {
  /** One game; undefined when there is none of that id. */
  find(nodeId: string): Game | undefined
  /** The games that a filter lets through, the most popular first. */
  games(filter?: GameFilter): Game[]
  /** In the order of a lobby. */
  vendors: readonly Vendor[]
}

/** @param make gives all games; called once, when the first is asked for. */
export function createCatalogue(
  vendors: readonly Vendor[],
  make: () => readonly Game[],
): Catalogue {
  let made: { all: readonly Game[]; byId: ReadonlyMap<string, Game> } | undefined
  const read = () => {
    made ??= index(make())
    return made
  }
  return {
    find: (nodeId) => read().byId.get(nodeId),
    games: (filter = {}) => read().all.filter(passes(filter)),
    vendors,
  }
}

function index(games: readonly Game[]) {
  // Sorted once: every list keeps this order unless it is asked for another.
  const all = games.toSorted((one, other) => other.popularity - one.popularity)
  return { all, byId: new Map(all.map((game) => [game.nodeId, game])) }
}

function passes({ gameType, vendor, gameClassify, isHot, name = '' }: GameFilter) {
  const part = foldForSearch(name)
  return (game: Game): boolean =>
    (gameType === undefined || game.gameType === gameType) &&
    (vendor === undefined || game.vendor === vendor) &&
    (gameClassify === undefined || game.gameClassify === gameClassify) &&
    (isHot === undefined || game.isHot === isHot) &&
    (part === '' || searchText(game).includes(part))
}

const searchTexts = new WeakMap<Game, string>()

/** All of a game's names in one line, folded. Made at its first search. */
function searchText(game: Game): string {
  const known = searchTexts.get(game)
  if (known !== undefined) return known
  const text = foldForSearch(
    nameLanguages.map((language) => titleIn(game.title, language)).join('\n'),
  )
  searchTexts.set(game, text)
  return text
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
