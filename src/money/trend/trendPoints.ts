import { addDays, dayIn } from '../../lib/zonedDay.ts'

/** `day` has the form `2026-11-21`; `value` is in minor units. */
type DayValue = { day: string; value: number }

/** `start` has the form `2026-11-21`, or `2026-11` for a month; `value` is in minor units. */
export type TrendPoint = { start: string; value: number }

/** Maximum number of points by day; longer periods have points by month. */
const mostDays = 92

/**
 * Values of every day of a period, including days without entries, or of every month of a long
 * period. The first point is the first day or month with an entry.
 * @param period RFC 3339 timestamps; `to` is exclusive.
 */
export function trendPoints(
  days: readonly DayValue[],
  period: { from: string; to: string },
  timeZone: string,
): { unit: 'day' | 'month'; points: TrendPoint[] } {
  const first = days.reduce<string | undefined>(
    (earliestDay, { day }) => (earliestDay === undefined || day < earliestDay ? day : earliestDay),
    undefined,
  )
  if (first === undefined) return { unit: 'day', points: [] }
  const last = dayIn(timeZone, Date.parse(period.to) - 1)
  const valueOfDay = new Map(days.map(({ day, value }) => [day, value]))
  const points: TrendPoint[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    points.push({ start: day, value: valueOfDay.get(day) ?? 0 })
  }
  if (points.length <= mostDays) return { unit: 'day', points }
  return { unit: 'month', points: byMonth(points) }
}

function byMonth(points: readonly TrendPoint[]): TrendPoint[] {
  const months = Map.groupBy(points, ({ start }) => start.slice(0, 7))
  return [...months].map(([start, days]) => ({
    start,
    value: days.reduce((sum, { value }) => sum + value, 0),
  }))
}
