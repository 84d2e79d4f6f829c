/** Times of seeded events. They are spread over the day and depend only on the start time. */
import { dayLength, startOfDay } from '../../platform/domain/base/time/marketTime.ts'

const hour = 3_600_000
/**
 * Start and length of the daytime in which seeded events happen: 9:00 to 22:00 in the market's time
 * zone.
 */
const morning = 9 * hour
const wakingTime = 13 * hour

/** Pseudo-random number from 0 to below `bound`, derived from `text`. */
export function fromText(text: string, bound: number): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0
  }
  return hash % bound
}

/**
 * Time of an event on an earlier day, between 9:00 and 22:00 in the market's time zone.
 * @param daysAgo number of days before `now`. If `daysAgo` is below 1, the time is exact: 0.5 means
 * 12 hours before `now`.
 * @param key distinguishes events of the same day.
 */
export function pastMoment(now: number, daysAgo: number, key = ''): number {
  if (daysAgo < 1) return now - Math.round(daysAgo * dayLength)
  const day = startOfDay(now) - Math.floor(daysAgo) * dayLength
  return day + morning + fromText(`${daysAgo} ${key}`, wakingTime)
}
