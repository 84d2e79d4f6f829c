/** RTP, volatility and stakes of the demonstration's games. */

import { numberFor, pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { GameType } from '../../../platform/domain/base/content/vendor.ts'

/** In hundredths of a percent. */
const payback: Readonly<Record<GameType, readonly [least: number, most: number]>> = {
  RNG: [9_402, 9_750],
  LIVE: [9_470, 9_894],
  FISH: [9_500, 9_720],
  PVP: [9_500, 9_750],
  SPORTS: [9_250, 9_580],
  ESPORTS: [9_250, 9_480],
  LOTT: [7_000, 7_600],
  ELOTT: [9_000, 9_650],
}

const stakes = [
  { minimum: '0.20', maximum: '500.00' },
  { minimum: '0.50', maximum: '1250.00' },
  { minimum: '1.00', maximum: '5000.00' },
  { minimum: '5.00', maximum: '25000.00' },
] as const

/** Volatility of slots and fishing games only: high for jackpots, never for classic slots. */
function volatilityOf({
  nodeId,
  gameType,
  gameClassify,
}: Pick<Game, 'nodeId' | 'gameType' | 'gameClassify'>): Game['volatility'] {
  if (gameType !== 'RNG' && gameType !== 'FISH') return undefined
  if (gameClassify === 'JACKPOT') return 'HIGH'
  const choice = gameClassify === 'CLASSIC' ? (['LOW', 'MEDIUM'] as const) : everyVolatility
  return pick(`${nodeId}/volatility`, choice)
}
const everyVolatility = ['LOW', 'MEDIUM', 'HIGH'] as const

/** Odds of a game, deterministic for its id. */
export function oddsOf(
  game: Pick<Game, 'nodeId' | 'gameType' | 'gameClassify'>,
): Pick<Game, 'rtp' | 'volatility' | 'stakes'> {
  const { nodeId, gameType } = game
  const [least, most] = payback[gameType]
  return {
    rtp: least + numberFor(`${nodeId}/rtp`, most - least + 1),
    volatility: volatilityOf(game),
    stakes: pick(`${nodeId}/stakes`, stakes),
  }
}
