import { dayLength, startOfDay, startOfMonth } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'

/** How far back a member's own records go, in months before this one. */
const recordMonths = 36
/** How far back the records of a team go, in days before today's. */
const teamDays = 90
/** Entries of one wallet never share a millisecond, so the last ones may be a little after now. */
const ahead = 60_000

type RequestedPeriod = { from?: string; to?: string }

/**
 * The period that a member's record is asked for, as far as records go: from the beginning of the
 * month 36 months before this one up to, and without, `to`.
 * @param now milliseconds since 1970. @param requestedPeriod RFC 3339; without them as much as
 *   there is.
 */
export const recordPeriod = (requestedPeriod: RequestedPeriod, now: number): Period =>
  periodSince(startOfMonth(now, -recordMonths), requestedPeriod, now)

/** The same for a record of a team, from the beginning of the day 90 days before today. */
export const teamRecordPeriod = (requestedPeriod: RequestedPeriod, now: number): Period =>
  periodSince(startOfDay(now) - teamDays * dayLength, requestedPeriod, now)

function periodSince(earliest: number, requestedPeriod: RequestedPeriod, now: number): Period {
  // The whole of today, whose sums are kept; nothing has happened in what is left of it.
  const endOfToday = startOfDay(now + ahead) + dayLength
  const to = requestedPeriod.to === undefined ? endOfToday : Date.parse(requestedPeriod.to)
  const from = requestedPeriod.from === undefined ? earliest : Date.parse(requestedPeriod.from)
  const begin = Math.max(earliest, from)
  return { from: begin, to: Math.max(begin, to) }
}
