import type { Value } from '../../../api/operations.ts'
import { gamePages } from '../../../pages/gamePages.ts'
import type { Page } from '../../../pages/page.ts'
import { paths } from '../../../paths.ts'

type Lanes = Value<'GET /wps/relay/GCSGAME_newGameVendor'>['lanes']
type VendorCard = Lanes[number]['cards'][number]

/** Vendor of the lottery. It has no logo (SIDE-20). */
const withoutLogo = 'TCG_SEA'

/**
 * Links to the pages of the game types that have vendors (SIDE-17). The server sends vendors as
 * cards, in lanes. A type has vendors if a lane or a card has that type: the cards of e-sports are
 * in the lane SPORTS (LOB-63). The pages HOME and PROMO have no game type.
 */
export function products(lanes: Lanes): { path: string; titleId: Page['titleId'] }[] {
  const types = new Set<string>(
    lanes.flatMap(({ title, cards }) => [title, ...cards.map(({ gameType }) => gameType)]),
  )
  return gamePages
    .filter(({ gameType }) => gameType !== undefined && types.has(gameType))
    .map(({ paths: [path], titleId }) => ({ path, titleId }))
}

/** Pages about the portal itself. */
export const portalPages = [
  { path: paths.about(), titleId: 'pages.about' },
  { path: paths.news(), titleId: 'pages.news' },
  { path: paths.blog(), titleId: 'pages.blog' },
  { path: paths.winners(), titleId: 'pages.winners' },
] as const satisfies readonly { path: string; titleId: Page['titleId'] }[]

/** One card per vendor, in the order of the lobby, without the vendor of the lottery. */
export function vendorLogos(lanes: Lanes): VendorCard[] {
  const cards = lanes.flatMap((lane) => lane.cards)
  const byCode = new Map(cards.map((card) => [card.vassalage, card]))
  byCode.delete(withoutLogo)
  return [...byCode.values()]
}
