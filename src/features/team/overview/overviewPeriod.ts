import * as z from 'zod/mini'
import { addDays, dayIn, startOfDay } from '../../../lib/zonedDay.ts'

/** Periods of the overview, with their first day relative to today. */
const firstDays = { today: 0, yesterday: -1, week: -6, month: -29 } as const
export type OverviewPeriod = keyof typeof firstDays

export const overviewPeriods = ['today', 'yesterday', 'week', 'month'] as const

const periodSchema = z.catch(z.enum(overviewPeriods), 'week')

/** Period in a URL's query; the last seven days by default. */
export const readOverviewPeriod = (query: URLSearchParams): OverviewPeriod =>
  periodSchema.parse(query.get('period'))

/**
 * Query parameters of the overview. A period that includes today has no end, so that new bets
 * count.
 */
export function overviewQuery(
  period: OverviewPeriod,
  timeZone: string,
  now: number,
): { from: string; to?: string } {
  const today = dayIn(timeZone, now)
  const moment = (day: string) => new Date(startOfDay(day, timeZone)).toISOString()
  const from = moment(addDays(today, firstDays[period]))
  return period === 'yesterday' ? { from, to: moment(today) } : { from }
}
