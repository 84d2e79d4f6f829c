/** The periods in which contracts are settled. */
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  dayLength,
  dayOf,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from '../../base/time/marketTime.ts'

type Schemas = components['schemas']
/** Those of dividends (CONST-16), and what the wages are settled by. */
export type SettlementPeriod = Schemas['ContractPeriod'] | 'HOURLY' | 'FIVE_MINUTES'

const hour = 3_600_000
/** Real-time salaries are settled so often (CONST-04). */
const fiveMinutes = 300_000
const shortPeriods: Partial<Record<SettlementPeriod, number>> = {
  HOURLY: hour,
  FIVE_MINUTES: fiveMinutes,
}

/** How long a period is that is shorter than a day; undefined for those of whole days. */
export const shortLengthOf = (period: SettlementPeriod): number | undefined => shortPeriods[period]

/**
 * How long after a period's end it is settled: a bet that another process is settling at its last
 * moment is there by then.
 */
export const grace = 10_000
/** The day of the month on which its second half begins. */
const midMonth = 16

const startOfHalfMonth = (at: number): number => {
  const half = startOfMonth(at) + (midMonth - 1) * dayLength
  return at >= half ? half : startOfMonth(at)
}

/** The beginning of the period that a time is in, by the market's days; milliseconds since 1970. */
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

/** The end of the period that a time is in, which is the beginning of the next. */
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

/** By which periods a contract is settled. */
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
