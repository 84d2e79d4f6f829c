/** Times of past events: spread over the day, and the same for the same time of the start. */
import { dayLength, startOfDay } from '../../platform/domain/base/time/marketTime.ts'

const hour = 3_600_000
/** Hours of the market's day in which past events happen: from 9:00, for 13 hours. */
const morning = 9 * hour
const wakingTime = 13 * hour

/** Deterministic number below a bound, from a text. */
export function fromText(text: string, bound: number): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0
  }
  return hash % bound
}

/**
 * Time of an event of an earlier day, between 9:00 and 22:00 of the market.
 * @param daysAgo below 1, the event has exactly this distance.
 * @param key distinguishes events of one day.
 */
export function pastMoment(now: number, daysAgo: number, key = ''): number {
  if (daysAgo < 1) return now - Math.round(daysAgo * dayLength)
  const day = startOfDay(now) - Math.floor(daysAgo) * dayLength
  return day + morning + fromText(`${daysAgo} ${key}`, wakingTime)
}
