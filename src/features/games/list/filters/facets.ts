import type { components } from '../../../../api/gen/paths.ts'
import type { Value } from '../../../../api/operations.ts'
import type { GameType } from '../../gameType.ts'
import type { VendorCard } from '../../vendors/vendorCards.ts'

type Schemas = components['schemas']

/** Selectable value of a filter. */
export type Choice = {
  code: string
  /** Number of games with this value; undefined when it is not counted. */
  games: number | undefined
}

export type VendorChoice = Choice & { name: string }

/** An undefined type matches all types. */
const isOfType =
  (type: GameType | undefined) =>
  ({ gameType }: { gameType: GameType }): boolean =>
    type === undefined || gameType === type

type Sum = { code: string; games: number }

/** Sums the numbers of games by code and sorts by the sum, the largest first. */
function addUp(parts: readonly Sum[]): Sum[] {
  const sums = new Map<string, number>()
  for (const { code, games } of parts) sums.set(code, (sums.get(code) ?? 0) + games)
  return [...sums]
    .map(([code, games]) => ({ code, games }))
    .sort((one, other) => other.games - one.games)
}

/** Kinds of the games of a type, with the number of games of each. */
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

/** Kinds of the games of these vendors, with the number of games of each. */
export const kindsOfVendors = (
  vendorCounts: Counted,
  type: GameType | undefined,
  vendors: readonly string[],
): Sum[] =>
  addUp(
    vendorCounts
      .filter(({ vassalage }) => vendors.includes(vassalage))
      .flatMap(({ gameTypes }) => gameTypes.filter(isOfType(type)))
      .flatMap(({ gameClassify }) => gameClassify.map(({ key, games }) => ({ code: key, games }))),
  )

/** Number of games of one kind, by vendor. */
export const vendorsOfKind = (
  vendorCounts: Counted,
  type: GameType | undefined,
  classify: string,
): ReadonlyMap<string, number> =>
  new Map(
    vendorCounts.map(({ vassalage, gameTypes }) => [
      vassalage,
      gameTypes
        .filter(isOfType(type))
        .flatMap(({ gameClassify }) => gameClassify)
        .filter(({ key }) => key === classify)
        .reduce((sum, { games }) => sum + games, 0),
    ]),
  )

/**
 * Vendors of a list in the order of their cards, without duplicates.
 * @param ofKind number of games of the selected kind by vendor; undefined if no kind is selected
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
