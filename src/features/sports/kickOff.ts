import { dayIn } from '../../lib/zonedDay.ts'

const day = 86_400_000

/**
 * Day of a kick-off relative to the current one.
 * @param kicksOffAt RFC 3339
 * @param now RFC 3339
 * @param timeZone IANA name
 */
export function kickOffDay(
  kicksOffAt: string,
  now: string,
  timeZone: string,
): 'today' | 'tomorrow' | 'later' {
  const kickOff = dayIn(timeZone, Date.parse(kicksOffAt))
  const today = dayIn(timeZone, Date.parse(now))
  if (kickOff === today) return 'today'
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + day).toISOString().slice(0, 10)
  return kickOff === tomorrow ? 'tomorrow' : 'later'
}
