import { dayLength, startOfDay } from './marketTime.ts'

/** A period from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970. */
export type Period = { from: number; to: number }

/**
 * Splits a period into its whole days, which have daily totals, and the partial days at its ends.
 */
export function daysAndRests({ from, to }: Period): { days: Period; rests: Period[] } {
  const firstDay = startOfDay(from + dayLength - 1)
  const lastDay = startOfDay(to)
  if (firstDay > lastDay) return { days: { from: firstDay, to: firstDay }, rests: [{ from, to }] }
  const rests = [
    { from, to: firstDay },
    { from: lastDay, to },
  ]
  return {
    days: { from: firstDay, to: lastDay },
    rests: rests.filter((rest) => rest.from < rest.to),
  }
}

/**
 * Period from a time to the end of today, not to `now`, so that today is a whole day and its daily
 * total can be used. The result is the same, because no rows have a time after `now`.
 */
export const untilToday = (from: number, now: number): Period => ({
  from,
  to: startOfDay(now) + dayLength,
})
