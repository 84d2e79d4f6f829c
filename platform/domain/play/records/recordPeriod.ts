import { dayLength, startOfDay, startOfMonth } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'

/** Months before the current month that a member's own records cover. */
const recordMonths = 36
/** Days before today that the records of a team cover. */
const teamDays = 90
/**
 * Milliseconds by which a wallet entry may lie in the future. Each entry of a wallet gets its own
 * millisecond, so many simultaneous entries get increasing times.
 */
const leadTime = 60_000

type RequestedPeriod = { from?: string; to?: string }

/**
 * Requested period of a member's record, limited to the time from the start of the month 36 months
 * ago. Its end is exclusive.
 * @param now in milliseconds since 1970.
 * @param requestedPeriod RFC 3339; a missing start or end defaults to the limit.
 */
export const recordPeriod = (requestedPeriod: RequestedPeriod, now: number): Period =>
  periodSince(startOfMonth(now, -recordMonths), requestedPeriod, now)

/** `recordPeriod` for a team. The earliest start is the start of the day 90 days before today. */
export const teamRecordPeriod = (requestedPeriod: RequestedPeriod, now: number): Period =>
  periodSince(startOfDay(now) - teamDays * dayLength, requestedPeriod, now)

function periodSince(rangeStart: number, requestedPeriod: RequestedPeriod, now: number): Period {
  // The default is the end of today, so that today's daily totals can be used.
  const endOfToday = startOfDay(now + leadTime) + dayLength
  const to = requestedPeriod.to === undefined ? endOfToday : Date.parse(requestedPeriod.to)
  const from = requestedPeriod.from === undefined ? rangeStart : Date.parse(requestedPeriod.from)
  const begin = Math.max(rangeStart, from)
  return { from: begin, to: Math.max(begin, to) }
}
