/**
 * Every game there is: computed from the vendors and word lists, once, when the first is asked for; in
 * memory and never in the store. The same in every process and at every time.
 */
import { catalogueGames } from './composeGames.ts'
import type { Game } from './game.ts'
import { folded, type NameLanguage, nameLanguages, titleIn } from './gameNames.ts'
import { type GameType, type Vendor, vendors } from './vendors.ts'

let computed: { all: readonly Game[]; byId: ReadonlyMap<string, Game> } | undefined

function catalogue() {
  computed ??= compute()
  return computed
}

function compute() {
  // Sorted once: every list keeps this order unless it is asked for another.
  const all = catalogueGames().toSorted((one, other) => other.popularity - one.popularity)
  return { all, byId: new Map(all.map((game) => [game.nodeId, game])) }
}

/** One game; undefined when there is none of that id. */
export const findGame = (nodeId: string): Game | undefined => catalogue().byId.get(nodeId)

/** Every vendor, in the order of a lobby. */
export const allVendors = (): readonly Vendor[] => vendors

const vendorsByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

/** One vendor; undefined when there is none of that code. */
export const findVendor = (code: string): Vendor | undefined => vendorsByCode.get(code)

export type GameFilter = {
  gameType?: GameType | undefined
  vendor?: string | undefined
  gameClassify?: string | undefined
  /** A part of the name in any language, however it is written; spaces at its ends do not count (LOB-17). */
  name?: string | undefined
  isHot?: boolean | undefined
}

/** The games that a filter lets through, the most popular first. */
export function gamesOf(filter: GameFilter = {}): Game[] {
  const { gameType, vendor, gameClassify, isHot } = filter
  const wanted = folded(filter.name ?? '')
  return catalogue().all.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) &&
      (vendor === undefined || game.vendor === vendor) &&
      (gameClassify === undefined || game.gameClassify === gameClassify) &&
      (isHot === undefined || game.isHot === isHot) &&
      (wanted === '' || searchText(game).includes(wanted)),
  )
}

const searchTexts = new WeakMap<Game, string>()

/** All of a game's names in one line, folded. Made at its first search. */
function searchText(game: Game): string {
  const known = searchTexts.get(game)
  if (known !== undefined) return known
  const text = folded(nameLanguages.map((language) => titleIn(game.title, language)).join('\n'))
  searchTexts.set(game, text)
  return text
}

/** What its vendor calls it. */
export function originalName(game: Game): string {
  const home = findVendor(game.vendor)?.homeLanguage ?? 'en'
  return titleIn(game.title, home)
}

/** What it is called in a language: its original name where the vendor has no other. */
export const gameName = (game: Game, language: NameLanguage): string =>
  game.translated ? titleIn(game.title, language) : originalName(game)
