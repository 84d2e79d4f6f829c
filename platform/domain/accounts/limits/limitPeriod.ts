import { dayLength, startOfDay, startOfMonth, startOfWeek } from '../../base/time/marketTime.ts'

/** Calendar periods of limits. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH'

/** Start and end (exclusive) of the period that contains a time, in the market's time zone. */
export function periodAround(period: LimitPeriod, at: number): { from: number; to: number } {
  if (period === 'DAY') return { from: startOfDay(at), to: startOfDay(at) + dayLength }
  if (period === 'WEEK') return { from: startOfWeek(at), to: startOfWeek(at) + 7 * dayLength }
  return { from: startOfMonth(at), to: startOfMonth(at, 1) }
}
