import { dayLength, startOfDay, startOfMonth, startOfWeek } from '../../base/time/marketTime.ts'

/** The calendar periods that limits count by. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH'

/** When the period began that a moment is in, and when the next begins, by the market's clock. */
export function periodAround(period: LimitPeriod, at: number): { from: number; to: number } {
  if (period === 'DAY') return { from: startOfDay(at), to: startOfDay(at) + dayLength }
  if (period === 'WEEK') return { from: startOfWeek(at), to: startOfWeek(at) + 7 * dayLength }
  return { from: startOfMonth(at), to: startOfMonth(at, 1) }
}
