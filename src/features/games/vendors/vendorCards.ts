import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { forHome, listing } from '../listing.ts'

export type VendorCard = components['schemas']['VendorCard']

const vendorsInput = () =>
  ({ query: { platform: 'html5-desktop', language: listing().language } }) as const

/** Query of the vendors of all categories. */
export const vendorsQuery = () => read('/wps/relay/GCSGAME_newGameVendor', vendorsInput())

/** Query of the vendors for a game list. It never refetches cached vendors (GAME-34). */
export const vendorsOfPage = () => ({ ...vendorsQuery(), staleTime: Number.POSITIVE_INFINITY })

type Vendors = Value<'GET /wps/relay/GCSGAME_newGameVendor'>

/**
 * The menu launches a vendor directly only if the game type has exactly one vendor (HEAD-36). Two
 * vendors are enough to exclude this case.
 */
const enoughCards = 2

/** Vendors for the home page: all sports vendors, and `enoughCards` of each other type. */
export const vendorsAtHome = ({ lanes, sorting }: Vendors): Vendors => ({
  lanes: lanes.map(({ title, cards, gameClassify }) => ({
    title,
    cards: title === 'SPORTS' ? cards : cards.slice(0, enoughCards),
    gameClassify: title === 'SPORTS' ? gameClassify : [],
  })),
  sorting: sorting.filter(({ gameCategory }) => /SPORTS$/.test(gameCategory)),
})

/** Query of the vendors that the home page shows: about a fifth of the whole response. */
export const homeVendorsQuery = () =>
  forHome(
    read('/wps/relay/GCSGAME_newGameVendor', vendorsInput(), {
      // The client has checked the response against the contract.
      mend: (answer) => vendorsAtHome(answer as Vendors),
    }),
  )

/**
 * Vendors of one game type, or of all types, in the server's sorting order. The server lists
 * e-sports vendors under sports; their own `gameType` distinguishes them (LOB-63).
 */
export function vendorCards(
  { lanes, sorting }: Vendors,
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
