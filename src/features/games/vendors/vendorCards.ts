import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { listing } from '../listing.ts'

export type VendorCard = components['schemas']['VendorCard']

export const vendorsQuery = () =>
  read('/wps/relay/GCSGAME_newGameVendor', {
    query: { platform: 'html5-desktop', language: listing().language },
  })

/** Query of the vendors for a game list, which never refetches cached vendors (GAME-34). */
export const vendorsOfPage = () => ({ ...vendorsQuery(), staleTime: Number.POSITIVE_INFINITY })

/**
 * Vendors of one game type, or of all types, in the server's sorting order. The server lists
 * e-sports vendors under sports; their own `gameType` distinguishes them (LOB-63).
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
