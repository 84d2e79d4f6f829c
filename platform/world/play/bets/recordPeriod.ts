import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../money/ledger/turnover.ts'

/** How far back records go, in days before today's. */
const recordDays = 90
/** Entries of one wallet never share a millisecond, so the last ones may be a little after now. */
const ahead = 60_000

/**
 * The period that a record is asked for, as far as records go: from the beginning of the day 90
 * days before today up to, and without, `to`.
 * @param now milliseconds since 1970. @param requestedPeriod RFC 3339; without them as much as
 *   there is.
 */
export function recordPeriod(requestedPeriod: { from?: string; to?: string }, now: number): Period {
  const earliest = startOfDay(now) - recordDays * dayLength
  const to = requestedPeriod.to === undefined ? now + ahead : Date.parse(requestedPeriod.to)
  const from = requestedPeriod.from === undefined ? earliest : Date.parse(requestedPeriod.from)
  const begin = Math.max(earliest, from)
  return { from: begin, to: Math.max(begin, to) }
}
