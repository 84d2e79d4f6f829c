import { addDays, dayIn } from '../../lib/zonedDay.ts'

/** `day` as `2026-11-21`; `value` in minor units. */
type DayValue = { day: string; value: number }

/** `start` as `2026-11-21`, or `2026-11` of a month; `value` in minor units. */
export type TrendPoint = { start: string; value: number }

/** More days than these are drawn as months. */
const mostDays = 92

/**
 * The value of every day of a period, of those on which nothing happened too; of every month where
 * the period is long. Begins where something happened, since a player may be new.
 * @param period RFC 3339, from its first moment up to the one after its last.
 */
export function trendPoints(
  days: readonly DayValue[],
  period: { from: string; to: string },
  timeZone: string,
): { unit: 'day' | 'month'; points: TrendPoint[] } {
  const first = days.reduce<string | undefined>(
    (earliest, { day }) => (earliest === undefined || day < earliest ? day : earliest),
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
