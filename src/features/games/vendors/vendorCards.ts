import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { listing } from '../listing.ts'

export type VendorCard = components['schemas']['VendorCard']

/** The vendors of every category. */
export const vendorsQuery = () =>
  read('/wps/relay/GCSGAME_newGameVendor', {
    query: { platform: 'html5-desktop', language: listing().language },
  })

/** The same for a list of games, which does not ask for them again (GAME-34). */
export const vendorsOfPage = () => ({ ...vendorsQuery(), staleTime: Number.POSITIVE_INFINITY })

/**
 * The vendors of one type of games, or of all without one, in the order that the server gives their category. Those of
 * e-sports stand among the sports and are told apart by their own type (LOB-63).
 */
export function vendorCards(
  { lanes, sorting }: Value<'GET /wps/relay/GCSGAME_newGameVendor'>,
  gameType: GameType | undefined,
): VendorCard[] {
  const cards = lanes.flatMap((lane) =>
    lane.cards.filter((card) => gameType === undefined || card.gameType === gameType),
  )
  const order = new Map(
    sorting.flatMap(({ vendors }) => vendors).map((vassalage, index) => [vassalage, index]),
  )
  const place = ({ vassalage }: VendorCard) => order.get(vassalage) ?? order.size
  return cards.toSorted((one, other) => place(one) - place(other))
}
