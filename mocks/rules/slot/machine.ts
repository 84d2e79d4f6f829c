/** Slot machines as data: strips, lines and prizes. */
import type { Volatility } from '../../../platform/domain/base/content/game.ts'

/**
 * Symbol of a machine, which its theme draws: `1` to `6` are pictures, `1` the best paying one; `A`,
 * `K`, `Q`, `J` and `T` (ten) are card ranks, `B` is a bar, `W` a wild and `S` a scatter.
 */
export type SymbolCode = string

export const wild: SymbolCode = 'W'
export const scatter: SymbolCode = 'S'

/** Visible rows of every machine. */
export const rows = 3

/** Prizes are counts of this fraction of the stake, so that they pay whole minor units. */
export const prizeUnit = 10

/** Free spins of a machine. */
export type FreeSpins = {
  /** Free spins by the number of visible scatters. */
  awards: Readonly<Record<number, number>>
  /** Maximum free spins of a round, including those won during free spins. */
  most: number
}

export type Machine = {
  name: string
  /** Five reels with lines, five reels with ways and cascades, or three reels with lines. */
  mechanic: 'LINES' | 'WAYS' | 'CLASSIC'
  volatility: Volatility
  /** Strips of the reels from left to right; each character is a `SymbolCode`. */
  strips: readonly string[]
  /** Rows of each line by reel, from 0 at the top; empty for ways. */
  lines: readonly (readonly number[])[]
  /**
   * Prizes of a symbol for 1, 2, 3 … adjacent reels from the left, in tenths of the stake; for one
   * line or one way. Scatters pay by their number anywhere on the screen.
   */
  prizes: Readonly<Record<SymbolCode, readonly number[]>>
  /** Factor of a line's prize for each wild that it contains. */
  wildFactor: number
  /**
   * Multipliers of the screens of a spin: the first one, and those after its cascades. The last one
   * applies to all further screens.
   */
  multipliers: { paid: readonly number[]; free: readonly number[] }
  freeSpins?: FreeSpins
  /** Measures of the rules above, in hundredths of a percent; the tests recompute them. */
  figures: { rtp: number; hitRate: number }
}

/** Prize of a symbol in tenths of the stake, without multipliers; 0 if it pays nothing. */
export const prizeOf = ({ prizes }: Pick<Machine, 'prizes'>, symbol: SymbolCode, count: number) =>
  prizes[symbol]?.[count - 1] ?? 0

/** Multiplier of a spin's screen. @param cascades number of cascades before the screen. */
export function multiplierOf(
  { multipliers }: Pick<Machine, 'multipliers'>,
  isFree: boolean,
  cascades: number,
): number {
  const steps = isFree ? multipliers.free : multipliers.paid
  return steps[cascades] ?? steps.at(-1) ?? 1
}
