import { dayLength, startOfDay } from './marketTime.ts'

/** A time from `from` up to, and without, `to`; milliseconds since 1970. */
export type Period = { from: number; to: number }

/** A period as whole days, whose sums are kept, and what is left of a day before and after. */
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
 * From a time until now, up to the end of today: its sums are kept, and nothing has happened in
 * what is left of it.
 */
export const untilToday = (from: number, now: number): Period => ({
  from,
  to: startOfDay(now) + dayLength,
})
