import { dayLength, startOfDay, startOfMonth } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'

/** Range of a member's own records, in months before the current one. */
const recordMonths = 36
/** Range of a team's records, in days before today. */
const teamDays = 90
/** Entries of one wallet never share a millisecond, so the last ones may lie slightly after now. */
const leadTime = 60_000

type RequestedPeriod = { from?: string; to?: string }

/**
 * Requested period of a member's record, limited to the range of records: from the start of the
 * month 36 months before the current one, up to but excluding `to`.
 * @param now milliseconds since 1970.
 * @param requestedPeriod RFC 3339; open ends default to the whole range.
 */
export const recordPeriod = (requestedPeriod: RequestedPeriod, now: number): Period =>
  periodSince(startOfMonth(now, -recordMonths), requestedPeriod, now)

/** `recordPeriod` for a team, from the start of the day 90 days before today. */
export const teamRecordPeriod = (requestedPeriod: RequestedPeriod, now: number): Period =>
  periodSince(startOfDay(now) - teamDays * dayLength, requestedPeriod, now)

function periodSince(rangeStart: number, requestedPeriod: RequestedPeriod, now: number): Period {
  // End of today, so that its daily totals can be used; the rest of the day is empty.
  const endOfToday = startOfDay(now + leadTime) + dayLength
  const to = requestedPeriod.to === undefined ? endOfToday : Date.parse(requestedPeriod.to)
  const from = requestedPeriod.from === undefined ? rangeStart : Date.parse(requestedPeriod.from)
  const begin = Math.max(rangeStart, from)
  return { from: begin, to: Math.max(begin, to) }
}
