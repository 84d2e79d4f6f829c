import type { components } from '../../../../api/gen/paths.ts'
import type { Value } from '../../../../api/operations.ts'
import type { GameType } from '../../gameType.ts'
import type { VendorCard } from '../../vendors/vendorCards.ts'

type Schemas = components['schemas']

/** What a list can be narrowed to. */
export type Choice = {
  code: string
  /** How many games the list then has; undefined where nobody counts them. */
  games: number | undefined
}

/** A vendor that can be chosen. */
export type VendorChoice = Choice & { name: string }

/** All types where none is named. */
const isOfType =
  (type: GameType | undefined) =>
  ({ gameType }: { gameType: GameType }): boolean =>
    type === undefined || gameType === type

type Sum = { code: string; games: number }

/** Adds up what stands under one code, and begins with those that have most. */
function addUp(parts: readonly Sum[]): Sum[] {
  const sums = new Map<string, number>()
  for (const { code, games } of parts) sums.set(code, (sums.get(code) ?? 0) + games)
  return [...sums]
    .map(([code, games]) => ({ code, games }))
    .sort((one, other) => other.games - one.games)
}

/** The kinds of a type's games. */
export const kindsOfType = (
  { lanes }: Value<'GET /wps/relay/GCSGAME_newGameVendor'>,
  type: GameType | undefined,
): Sum[] =>
  addUp(
    lanes
      .flatMap((lane) => lane.gameClassify)
      .filter(isOfType(type))
      .map(({ key, games }) => ({ code: key, games })),
  )

type Counted = readonly Schemas['VassalageGameTypes'][]

/** The kinds of the games of some vendors. */
export const kindsOfVendors = (
  counted: Counted,
  type: GameType | undefined,
  vendors: readonly string[],
): Sum[] =>
  addUp(
    counted
      .filter(({ vassalage }) => vendors.includes(vassalage))
      .flatMap(({ gameTypes }) => gameTypes.filter(isOfType(type)))
      .flatMap(({ gameClassify }) => gameClassify.map(({ key, games }) => ({ code: key, games }))),
  )

/** How many games of a kind each vendor has. */
export const vendorsOfKind = (
  counted: Counted,
  type: GameType | undefined,
  classify: string,
): ReadonlyMap<string, number> =>
  new Map(
    counted.map(({ vassalage, gameTypes }) => [
      vassalage,
      gameTypes
        .filter(isOfType(type))
        .flatMap(({ gameClassify }) => gameClassify)
        .filter(({ key }) => key === classify)
        .reduce((sum, { games }) => sum + games, 0),
    ]),
  )

/**
 * The vendors of a list in the order of their cards, each once.
 * @param ofKind how many games each has of the chosen kind; undefined where none is chosen
 */
export function vendorChoices(
  cards: readonly VendorCard[],
  ofKind: ReadonlyMap<string, number> | undefined,
): VendorChoice[] {
  const byVendor = Map.groupBy(cards, ({ vassalage }) => vassalage)
  return [...byVendor].map(([code, its]) => ({
    code,
    name: its[0]?.name ?? code,
    games: ofKind ? (ofKind.get(code) ?? 0) : its.reduce((sum, { games }) => sum + games, 0),
  }))
}
