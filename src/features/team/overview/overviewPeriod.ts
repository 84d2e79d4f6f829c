import * as z from 'zod/mini'
import { addDays, dayIn, startOfDay } from '../../../lib/zonedDay.ts'

/** What the overview can be about; each names its first day before today's. */
const firstDays = { today: 0, yesterday: -1, week: -6, month: -29 } as const
export type OverviewPeriod = keyof typeof firstDays

export const overviewPeriods = ['today', 'yesterday', 'week', 'month'] as const

const periodSchema = z.catch(z.enum(overviewPeriods), 'week')

/** The period that an address names; the last seven days without one. */
export const readOverviewPeriod = (query: URLSearchParams): OverviewPeriod =>
  periodSchema.parse(query.get('period'))

/** What the call is asked. A period that reaches today has no end, so that what comes in counts. */
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
