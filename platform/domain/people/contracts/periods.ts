import type { components } from '../../../../src/api/gen/paths.ts'
import {
  dayLength,
  dayOf,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from '../../base/time/marketTime.ts'

type Schemas = components['schemas']
/** Periods of dividends (CONST-16) and of wages. */
export type SettlementPeriod = Schemas['ContractPeriod'] | 'HOURLY' | 'FIVE_MINUTES'

const hour = 3_600_000
/** Settlement interval of real-time salaries (CONST-04). */
const fiveMinutes = 300_000
const shortPeriods: Partial<Record<SettlementPeriod, number>> = {
  HOURLY: hour,
  FIVE_MINUTES: fiveMinutes,
}

/** Length of a period shorter than a day; undefined for periods of whole days. */
export const shortLengthOf = (period: SettlementPeriod): number | undefined => shortPeriods[period]

/**
 * Delay of a settlement after the end of its period, in milliseconds. Without the delay, a
 * settlement could miss a bet that another process settles at the last moment.
 */
export const grace = 10_000
/** First day of the second half of a month. */
const midMonth = 16

const startOfHalfMonth = (at: number): number => {
  const half = startOfMonth(at) + (midMonth - 1) * dayLength
  return at >= half ? half : startOfMonth(at)
}

/** Start of the period that contains a time, by market days, in milliseconds since 1970. */
export function startOfPeriod(period: SettlementPeriod, at: number): number {
  switch (period) {
    case 'FIVE_MINUTES':
      return Math.floor(at / fiveMinutes) * fiveMinutes
    case 'HOURLY':
      return Math.floor(at / hour) * hour
    case 'DAILY':
      return startOfDay(at)
    case 'WEEKLY':
      return startOfWeek(at)
    case 'SEMIMONTHLY':
      return startOfHalfMonth(at)
    case 'MONTHLY':
      return startOfMonth(at)
  }
}

/**
 * End of the period that contains a time, in milliseconds since 1970. The next period starts at
 * this time.
 */
export function endOfPeriod(period: SettlementPeriod, at: number): number {
  const start = startOfPeriod(period, at)
  switch (period) {
    case 'FIVE_MINUTES':
      return start + fiveMinutes
    case 'HOURLY':
      return start + hour
    case 'DAILY':
      return start + dayLength
    case 'WEEKLY':
      return start + 7 * dayLength
    case 'SEMIMONTHLY':
      return dayOf(start).endsWith('-01')
        ? start + (midMonth - 1) * dayLength
        : startOfMonth(start, 1)
    case 'MONTHLY':
      return startOfMonth(start, 1)
  }
}

export function periodOf(terms: Schemas['ContractTerms']): SettlementPeriod {
  switch (terms.kind) {
    case 'dividend':
      return terms.period
    case 'dailyWage':
      return 'DAILY'
    case 'hourlyWage':
      return 'HOURLY'
    case 'realTimeSalary':
      return 'FIVE_MINUTES'
  }
}
