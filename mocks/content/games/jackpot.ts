import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { startOfWeek } from '../../../platform/domain/base/time/marketTime.ts'

const minute = 60_000
/** 100 million; minor units. */
const least = 10_000_000_000

/**
 * What the vendors' common pool holds: it is won when a week ends, begins again at 100 to 160
 * million and grows
 * evenly. The same at the same time everywhere, and below 300 million (CONST-32).
 * @returns minor units, those of `perMinute` in a minute.
 */
export function jackpotAt(now: number): { amount: number; perMinute: number } {
  const since = startOfWeek(now)
  const randomBytes = seededBytes(`jackpot ${since}`)
  const start = least + randomBelow(randomBytes, 600_000) * 10_000
  const perMinute = 200_000 + randomBelow(randomBytes, 700_000)
  return { amount: start + Math.floor(((now - since) / minute) * perMinute), perMinute }
}
