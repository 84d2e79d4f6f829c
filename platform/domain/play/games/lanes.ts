/** Lobby categories with their vendors and game classes. */

import type { components } from '../../../../src/api/gen/paths.ts'
import type { Images } from '../../../providers.ts'
import type { Game } from '../../base/content/game.ts'
import type { GameType, Vendor } from '../../base/content/vendor.ts'
import type { Offer } from './offer.ts'
import { showVendor } from './showGame.ts'

type Schemas = components['schemas']

/**
 * Categories in the order of the lobby. E-sports belong to the category SPORTS; a page shows them
 * separately (LOB-63).
 */
const categories: readonly { title: GameType; types: readonly GameType[] }[] = [
  { title: 'RNG', types: ['RNG'] },
  { title: 'LIVE', types: ['LIVE'] },
  { title: 'FISH', types: ['FISH'] },
  { title: 'SPORTS', types: ['SPORTS', 'ESPORTS'] },
  { title: 'PVP', types: ['PVP'] },
  { title: 'LOTT', types: ['LOTT'] },
  { title: 'ELOTT', types: ['ELOTT'] },
]

/** Game classes, each with its number of games. */
const kindsOf = (games: readonly Game[]) =>
  [...Map.groupBy(games, ({ gameClassify }) => gameClassify)].map(([key, its]) => ({
    key,
    games: its.length,
  }))

/**
 * Game that the card of a vendor launches, such as its bookmaker page or first lottery; undefined
 * for slots and fishing games.
 */
function lobbyOf(gameType: GameType, games: readonly Game[]): Schemas['VendorCard']['lobby'] {
  if (gameType === 'RNG' || gameType === 'FISH') return undefined
  const byId = games
    .filter(({ isGame }) => isGame === 'GAME')
    .toSorted((one, other) => (one.nodeId < other.nodeId ? -1 : 1))
  const first = byId.find(({ inMaintenance }) => !inMaintenance) ?? byId[0]
  return first && { nodeId: first.nodeId, gameCode: first.gameCode }
}

function cardOf(
  vendor: Vendor,
  images: Images | undefined,
  { gameType, games }: { gameType: GameType; games: Game[] },
): Schemas['VendorCard'] {
  const lobby = lobbyOf(gameType, games)
  return {
    ...showVendor(vendor, images),
    gameType,
    games: games.length,
    inMaintenance: games.every(({ inMaintenance }) => inMaintenance),
    ...(lobby && { lobby }),
  }
}

/** Games of one type by vendor. */
const byVendor = (offer: Offer, gameType: GameType) =>
  Map.groupBy(offer.games({ gameType }), ({ vendor }) => vendor)

/** Lobby categories, without those that have no vendors (LOB-45, HEAD-32). */
export function vendorLanes(offer: Offer, images: Images | undefined): Schemas['VendorLane'][] {
  const lanes = categories.map(({ title, types }) => {
    const games = types.map((gameType) => ({ gameType, byVendor: byVendor(offer, gameType) }))
    const cards = games.flatMap(({ gameType, byVendor }) =>
      offer.vendors.flatMap((vendor) => {
        const its = byVendor.get(vendor.code)
        return its ? [cardOf(vendor, images, { gameType, games: its })] : []
      }),
    )
    const gameClassify = games.flatMap(({ gameType, byVendor }) => {
      const kinds = Map.groupBy([...byVendor.values()].flat(), (game) => game.gameClassify)
      return [...kinds].map(([key, its]) => ({
        key,
        gameType,
        games: its.length,
        vendors: [...new Set(its.map(({ vendor }) => vendor))].sort(),
      }))
    })
    return { title, cards, gameClassify }
  })
  return lanes.filter(({ cards }) => cards.length > 0)
}

/** Order of the vendors in each category (LOB-46). */
export const vendorSorting = (
  lanes: readonly Schemas['VendorLane'][],
): Schemas['VendorSorting'][] =>
  lanes.map(({ title, cards }) => ({
    gameCategory: title,
    vendors: cards.map(({ vassalage }) => vassalage),
  }))

/**
 * Game types of each vendor, with their game classes.
 * @param filter limits the result to one vendor or game type.
 */
export function vassalageGameTypes(
  offer: Offer,
  { vendor, gameType }: { vendor: string | undefined; gameType: GameType | undefined },
): Schemas['VassalageGameTypes'][] {
  const vendors = vendor === undefined ? [] : [vendor]
  const byVendor = Map.groupBy(offer.games({ vendors, gameType }), (game) => game.vendor)
  return offer.vendors.flatMap(({ code }) => {
    const games = byVendor.get(code)
    if (!games) return []
    const types = Map.groupBy(games, (game) => game.gameType)
    const gameTypes = [...types].map(([type, its]) => ({
      gameType: type,
      games: its.length,
      gameClassify: kindsOf(its),
    }))
    return [{ vassalage: code, gameTypes }]
  })
}
