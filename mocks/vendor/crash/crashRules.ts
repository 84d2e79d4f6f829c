/**
 * Rules of the crash game: the multiplier of a flight grows until the flight crashes. Multipliers
 * are in hundredths, times in milliseconds.
 */

import { type FairSeeds, fairBytes } from '../fair/fairChance.ts'
import { highestMultiplier } from '../fair/winCap.ts'

/** Growth per millisecond: the multiplier is e^(0.06 t) after t seconds. */
const growth = 0.06 / 1000

/** Smallest multiplier of an automatic cash-out. */
export const lowestTarget = 101

/** Number of random bits that determine the crash: the first 13 hexadecimal digits. */
const bits = 52n

/**
 * Multiplier at which a flight crashes: max(1, ⌊rtp / (1 − u)⌋ / 100) with rtp in percent and u the
 * 52 bits as a fraction. It is at least x with the probability rtp / x for every x above 1, so
 * every target has the same return.
 * @param hex hexadecimal digits of the round; the first 13 are used.
 * @param rtp return to player in hundredths of a percent.
 */
export function crashOf(hex: string, rtp: number): number {
  const range = 1n << bits
  const drawn = BigInt(`0x${hex.slice(0, 13)}`)
  const multiplier = (BigInt(rtp) * range) / (100n * (range - drawn))
  const most = BigInt(highestMultiplier)
  return Math.max(100, Number(multiplier < most ? multiplier : most))
}

/** Multiplier at which a flight with these seeds crashes. */
export async function crashOfSeeds(seeds: FairSeeds, rtp: number): Promise<number> {
  const bytes = await fairBytes(seeds, 7)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return crashOf(hex, rtp)
}

/** Multiplier of a flight that has been in the air for `flown` milliseconds. */
export const multiplierAt = (flown: number): number =>
  flown <= 0 ? 100 : Math.min(highestMultiplier, Math.floor(100 * Math.exp(growth * flown)))

/** Time in the air at which a multiplier is reached. */
export const flightTime = (multiplier: number): number =>
  Math.ceil(Math.log(multiplier / 100) / growth)

/**
 * Multiplier paid for a bet; undefined if it is lost.
 * @param target multiplier of the automatic cash-out.
 */
export const paidMultiplier = (crashedAt: number, target: number): number | undefined =>
  target <= crashedAt ? target : undefined
