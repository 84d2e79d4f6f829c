/** Rules of a table: its spots, its draw and its payouts. */
import type { RandomBytes } from '../../../platform/domain/base/chance/chance.ts'
import type { TableTimes } from './tableTimes.ts'

export type TableName = 'ROULETTE' | 'SIC_BO' | 'BACCARAT' | 'DRAGON_TIGER' | 'COCKFIGHT'

export type TableSpot = {
  /** Highest payout as a multiple of the stake, including the stake: 36 for a straight number. */
  highest: number
  /** Return to player in hundredths of a percent. */
  rtp: number
}

export type TableRules = {
  table: TableName
  spots: ReadonlyMap<string, TableSpot>
  /** Number of blocks of 32 random bytes that a draw may need. */
  chanceBlocks: number
  /** Random outcome in the stored form: `['17']`, `['2', '3', '6']`, `['P:KH', 'B:7C', …]`. */
  draw(randomBytes: RandomBytes): readonly string[]
  /**
   * Payout of a spot in whole minor units, including the stake; 0 for a lost stake.
   * @param spot one of `spots`.
   * @param stake in minor units.
   */
  winOf(spot: string, stake: number, outcome: readonly string[]): number
}

/** Variant of a table, chosen by the data of the game. */
export type TableVariant = {
  rules: TableRules
  times: TableTimes
  /** RTP of the best common bet, in hundredths of a percent. */
  rtp: number
  /** Options of the variant for the page, as plain JSON. */
  options: object
}

/**
 * The stake of a chip is a multiple of this amount in minor units, so that half of the stake is
 * whole.
 */
export const chipStep = 10

/** Minimum and maximum of one bet, in minor units. */
export type TableLimits = { minimum: number; maximum: number }

/**
 * Maximum stake of a spot in minor units. Even chances allow the maximum of the table; other spots
 * allow the stake that pays twice that maximum, but at least the minimum.
 */
export function spotMaximum({ highest }: TableSpot, { minimum, maximum }: TableLimits): number {
  const share = Math.floor((maximum * 2) / Math.max(2, highest) / minimum) * minimum
  return Math.max(minimum, share)
}

/**
 * Exact RTP of a spot in hundredths of a percent.
 * @param outcomes all outcomes, equally likely.
 * @param winOf payout for a stake of `stake`.
 */
export function returnOf<Outcome>(
  outcomes: readonly Outcome[],
  stake: number,
  winOf: (outcome: Outcome) => number,
): number {
  const sum = outcomes.reduce((total, outcome) => total + winOf(outcome), 0)
  return Math.round((sum * 10_000) / (outcomes.length * stake))
}
