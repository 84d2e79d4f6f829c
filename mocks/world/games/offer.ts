/** The games of the catalogue that a platform may offer. */
import type { WorldTables } from '../collections.ts'
import { type Market, marketRulesOf } from '../platform/markets.ts'
import { readPlatform } from '../platform/platformSettings.ts'
import { findGame, type GameFilter, gamesOf } from './catalogue.ts'
import type { Game } from './game.ts'
import { vendorSets } from './vendors.ts'

export type Offer = {
  /** One game; undefined when there is none of that id, or the licence forbids it. */
  find(nodeId: string): Game | undefined
  /** The games that a filter lets through, the most popular first. */
  games(filter?: GameFilter): Game[]
}

const cockfights: ReadonlySet<string> = new Set(vendorSets.cockfight)

/** What a market's licence lets be offered (design 15): where fights of animals are a crime, no bet on one. */
export function offerIn(market: Market): Offer {
  const { cockfight } = marketRulesOf(market)
  const isOffered = ({ vendor }: Game) => cockfight || !cockfights.has(vendor)
  return {
    find(nodeId) {
      const game = findGame(nodeId)
      return game && isOffered(game) ? game : undefined
    },
    games: (filter) => gamesOf(filter).filter(isOffered),
  }
}

/** What a platform offers, as its market is now. */
export const readOffer = async (tables: Pick<WorldTables, 'settings'>): Promise<Offer> =>
  offerIn((await readPlatform(tables)).market)
