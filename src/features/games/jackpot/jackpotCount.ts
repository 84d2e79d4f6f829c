import { toDecimal, toMinor } from '../../../lib/money.ts'

/** What the server says that a pool holds: amounts as decimals, `at` as RFC 3339. */
export type Pool = { amount: string; perMinute: string; at: string }

const minute = 60_000

/**
 * What a pool holds by now, as a decimal.
 * @param now milliseconds since 1970
 */
export function poolAt({ amount, perMinute, at }: Pool, now: number): string {
  const minutes = Math.max(0, now - Date.parse(at)) / minute
  return toDecimal(toMinor(amount) + Math.floor(toMinor(perMinute) * minutes))
}

/** Whole units of the currency. @param chance below 1 */
const between = (least: number, most: number, chance: number) =>
  least + Math.floor(chance * (most - least + 1))

/** Where a counter without a pool begins: between 100 and 300 million (CONST-32). */
export const firstCount = (chance: number): number => between(100_000_000, 300_000_000, chance)

/** How much a counter without a pool grows by (CONST-33). */
export const growth = (chance: number): number => between(100, 500, chance)

/** Milliseconds until a counter moves again: 3, 4 or 5 seconds (CONST-34). */
export const pauseBefore = (chance: number): number => between(3, 5, chance) * 1000
