import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { startOfWeek } from '../../../platform/domain/base/time/marketTime.ts'

const minute = 60_000
/** Lowest start amount: 100 million, in minor units. */
const minStart = 10_000_000_000

/**
 * Jackpot that all vendors share. It restarts each week at 100 to 160 million, grows at a constant
 * rate, and stays below 300 million (CONST-32). The amount depends only on the time.
 * @param now milliseconds since 1970.
 * @returns the amount and its growth per minute, in minor units.
 */
export function jackpotAt(now: number): { amount: number; perMinute: number } {
  const since = startOfWeek(now)
  const randomBytes = seededBytes(`jackpot ${since}`)
  const start = minStart + randomBelow(randomBytes, 600_000) * 10_000
  const perMinute = 200_000 + randomBelow(randomBytes, 700_000)
  return { amount: start + Math.floor(((now - since) / minute) * perMinute), perMinute }
}
