/** Day of the Gregorian calendar; `month` counts from 1. */
export type CalendarDate = { year: number; month: number; day: number }

const YEAR_FIRST = /^(\d{4})-(\d\d)-(\d\d)$/
const MONTH_FIRST = /^(\d\d)-(\d\d)-(\d{4})$/

/**
 * Parses `yyyy-MM-dd` or `MM-dd-yyyy` (REG-54, REG-55), with exact digits and hyphens. Undefined
 * for another format and for a day that does not exist, such as 2025-02-29.
 */
export function parseDate(text: string): CalendarDate | undefined {
  const yearFirst = YEAR_FIRST.exec(text)
  const [, first = '', second = '', third = ''] = yearFirst ?? MONTH_FIRST.exec(text) ?? []
  const [year, month, day] = (yearFirst ? [first, second, third] : [third, first, second]).map(
    Number,
  )
  if (!year || !month || !day || month > 12 || day > daysIn(year, month)) return undefined
  return { year, month, day }
}

/**
 * Age in full years on a date (CONST-10). A person born on 29 February turns a year older on 1
 * March in years without a leap day. Negative for a birth in the future.
 *
 * @param today the date in the market's time zone, as `2026-11-21`.
 */
export function ageOn(birth: CalendarDate, today: string): number {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const isBefore = month < birth.month || (month === birth.month && day < birth.day)
  return year - birth.year - (isBefore ? 1 : 0)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
