import { toMinor } from '../../../../src/lib/money.ts'
import { type Game, originalName } from '../../base/content/game.ts'
import type { PlayedGame } from './round.ts'

/** A game of the catalogue as bets on it know it, by the name that its vendor gives it. */
export function playedGame(game: Game): PlayedGame {
  const { nodeId, vendor, gameType, rtp } = game
  const { minimum, maximum } = game.stakes
  const stakes = { minimum: toMinor(minimum), maximum: toMinor(maximum) }
  return { nodeId, name: originalName(game), vendor, gameType, rtp, stakes }
}
