/** Slot machines as data: strips, lines and prizes. */
import type { Volatility } from '../../../platform/domain/base/content/game.ts'

/**
 * One-character code of a symbol: `1` to `6` are pictures, of which `1` pays the most; `A`, `K`,
 * `Q`, `J` and `T` (ten) are card ranks, `B` is a bar, `W` a wild and `S` a scatter. The theme
 * draws them.
 */
export type SymbolCode = string

export const wild: SymbolCode = 'W'
export const scatter: SymbolCode = 'S'

/** Visible rows of every machine. */
export const rows = 3

/** Prizes are counted in tenths of the stake, so that payouts are whole minor units. */
export const prizeUnit = 10

export type FreeSpins = {
  /** Number of free spins won, by the number of visible scatters. */
  awards: Readonly<Record<number, number>>
  /** Maximum free spins of a round, including those won during free spins. */
  most: number
}

export type Machine = {
  name: string
  /**
   * LINES: five reels with lines. WAYS: five reels with ways and cascades. CLASSIC: three reels
   * with lines.
   */
  mechanic: 'LINES' | 'WAYS' | 'CLASSIC'
  volatility: Volatility
  /** Strips of the reels from left to right; each character is a `SymbolCode`. */
  strips: readonly string[]
  /** Row of each line on each reel, counted from 0 at the top; empty for WAYS. */
  lines: readonly (readonly number[])[]
  /**
   * Prizes of a symbol on 1, 2, 3 … adjacent reels from the left, in tenths of the stake, for one
   * line or one way. Scatters pay by their number anywhere on the screen.
   */
  prizes: Readonly<Record<SymbolCode, readonly number[]>>
  /** Each wild in a winning line multiplies the prize of the line by this factor. */
  wildFactor: number
  /**
   * Multipliers of a spin's screens, by the number of cascades before the screen. The last
   * multiplier applies to all further screens.
   */
  multipliers: { paid: readonly number[]; free: readonly number[] }
  freeSpins?: FreeSpins
  /**
   * RTP and hit rate that follow from the rules above, in hundredths of a percent; the tests
   * recompute them.
   */
  figures: { rtp: number; hitRate: number }
}

/**
 * Prize of a symbol that appears `count` times, in tenths of the stake, without multipliers; 0 for
 * no prize.
 */
export const prizeOf = ({ prizes }: Pick<Machine, 'prizes'>, symbol: SymbolCode, count: number) =>
  prizes[symbol]?.[count - 1] ?? 0

/**
 * Multiplier of a screen of a spin.
 * @param cascades number of cascades before the screen.
 */
export function multiplierOf(
  { multipliers }: Pick<Machine, 'multipliers'>,
  isFree: boolean,
  cascades: number,
): number {
  const steps = isFree ? multipliers.free : multipliers.paid
  return steps[cascades] ?? steps.at(-1) ?? 1
}
