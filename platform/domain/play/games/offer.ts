/** Games of the catalogue that a platform may offer. */

import type { Catalogue, GameFilter } from '../../base/content/catalogue.ts'
import type { Game } from '../../base/content/game.ts'
import type { GameOrder } from '../../base/content/sortGames.ts'
import { type Vendor, vendorSets } from '../../base/content/vendor.ts'
import type { Context } from '../../base/context/context.ts'
import { type Market, marketRulesOf } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'

export type Offer = {
  /** Cache key; equal for offers of the same games in the same state. */
  key: string
  /** Game with an id; undefined if there is none or the licence forbids it. */
  find(nodeId: string): Game | undefined
  /** Games that match a filter; most popular first by default. */
  games(filter?: GameFilter, order?: GameOrder): Game[]
  /** All vendors of the catalogue, in the order of the lobby. */
  vendors: readonly Vendor[]
}

const cockfights: ReadonlySet<string> = new Set(vendorSets.cockfight)

/** Games that the licence of a market allows: without cockfights where they are illegal. */
export function offerIn(catalogue: Catalogue, market: Market): Offer {
  const { cockfight } = marketRulesOf(market)
  const isOffered = ({ vendor }: Game) => cockfight || !cockfights.has(vendor)
  return {
    key: cockfight ? 'all' : 'without cockfights',
    find(nodeId) {
      const game = catalogue.find(nodeId)
      return game && isOffered(game) ? game : undefined
    },
    games: (filter, order) => catalogue.games(filter, order).filter(isOffered),
    vendors: catalogue.vendors,
  }
}

/** The same offer with every game under maintenance. */
function closeAll({ key, find, games, vendors }: Offer): Offer {
  const rest = (game: Game): Game => ({ ...game, inMaintenance: true })
  return {
    key: `${key}, closed`,
    find(nodeId) {
      const game = find(nodeId)
      return game && rest(game)
    },
    games: (filter, order) => games(filter, order).map(rest),
    vendors,
  }
}

/** Current offer of the platform. Without vendor providers no game can be started. */
export async function readOffer({
  store,
  content,
  providers,
}: Pick<Context, 'store' | 'content' | 'providers'>): Promise<Offer> {
  const offer = offerIn(content.catalogue, (await readPlatform(store)).market)
  return providers.vendors ? offer : closeAll(offer)
}
