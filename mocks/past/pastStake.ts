import type { RandomBytes } from '../../platform/domain/base/chance/chance.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import type { BetOutcome } from '../../platform/vendors.ts'

/** Past bet without its outcome. */
export type PastStake = {
  game: Game
  /** Stake in minor units. */
  stake: number
  /** Time of the bet, in milliseconds since 1970. */
  at: number
  randomBytes: RandomBytes
  /** Smallest payout of a round of a slot, as a multiple of the stake. */
  leastWin?: number | undefined
  /** True if the match did not take place. */
  isCancelled?: boolean | undefined
}

/**
 * Outcome of a bet. `settledAt` is the end of the bet in milliseconds since 1970; absent if the bet
 * ended at once.
 */
export type PastOutcome = BetOutcome & { settledAt?: number }
