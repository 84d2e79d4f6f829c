import { toMinor } from '../../../../src/lib/money.ts'
import { type Game, originalName } from '../../base/content/game.ts'
import type { PlayedGame } from './round.ts'

/**
 * Properties of a catalogue game that bets need; `name` is the original name that the vendor gave
 * the game.
 */
export function playedGame(game: Game): PlayedGame {
  const { nodeId, vendor, gameType, rtp } = game
  const { minimum, maximum } = game.stakes
  const stakes = { minimum: toMinor(minimum), maximum: toMinor(maximum) }
  return { nodeId, name: originalName(game), vendor, gameType, rtp, stakes }
}
