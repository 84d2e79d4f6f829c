import { toMinor } from '../../lib/money.ts'
import { addDays, dayIn } from '../../lib/zonedDay.ts'

type ProfitDay = { day: string; net: string }

/** `start` as `2026-11-21`, or `2026-11` of a month; `net` in minor units. */
export type TrendPoint = { start: string; net: number }

/** More days than these are drawn as months. */
const mostDays = 92

/**
 * The result of every day of a period, days without play included; of every month where the period
 * is long. Begins where something happened, since a player may be new.
 * @param period RFC 3339, from its first moment up to the one after its last.
 */
export function profitTrend(
  days: readonly ProfitDay[],
  period: { from: string; to: string },
  timeZone: string,
): { unit: 'day' | 'month'; points: TrendPoint[] } {
  const first = days.reduce<string | undefined>(
    (earliest, { day }) => (earliest === undefined || day < earliest ? day : earliest),
    undefined,
  )
  if (first === undefined) return { unit: 'day', points: [] }
  const last = dayIn(timeZone, Date.parse(period.to) - 1)
  const netOfDay = new Map(days.map(({ day, net }) => [day, toMinor(net)]))
  const points: TrendPoint[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    points.push({ start: day, net: netOfDay.get(day) ?? 0 })
  }
  if (points.length <= mostDays) return { unit: 'day', points }
  return { unit: 'month', points: byMonth(points) }
}

function byMonth(points: readonly TrendPoint[]): TrendPoint[] {
  const months = Map.groupBy(points, ({ start }) => start.slice(0, 7))
  return [...months].map(([start, days]) => ({
    start,
    net: days.reduce((sum, { net }) => sum + net, 0),
  }))
}
