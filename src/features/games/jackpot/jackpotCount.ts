import { toDecimal, toMinor } from '../../../lib/money.ts'

/** Pool of the server: amounts as decimal strings, `at` as RFC 3339. */
export type Pool = { amount: string; perMinute: string; at: string }

const minute = 60_000

/**
 * Amount of a pool at a time, as a decimal string.
 * @param now milliseconds since 1970
 */
export function poolAt({ amount, perMinute, at }: Pool, now: number): string {
  const minutes = Math.max(0, now - Date.parse(at)) / minute
  return toDecimal(toMinor(amount) + Math.floor(toMinor(perMinute) * minutes))
}

/** Integer between two bounds, inclusive. @param chance from 0 to below 1 */
const between = (least: number, most: number, chance: number) =>
  least + Math.floor(chance * (most - least + 1))

/**
 * Start of a counter without a pool, in whole currency units: between 100 and 300 million
 * (CONST-32).
 */
export const firstCount = (chance: number): number => between(100_000_000, 300_000_000, chance)

/** Growth of a counter without a pool, in whole currency units (CONST-33). */
export const growth = (chance: number): number => between(100, 500, chance)

/** Milliseconds until a counter moves again: 3, 4 or 5 seconds (CONST-34). */
export const pauseBefore = (chance: number): number => between(3, 5, chance) * 1000
