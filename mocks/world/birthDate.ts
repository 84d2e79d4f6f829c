/** Dates as the registration rules have them: days without a time, as text. */

const forms = {
  DATE_YYYY_MM_DD: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  DATE_MM_DD_YYYY: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
} as const

/**
 * A date of the calendar in the order that its pattern family asks for; year first for all others.
 * @returns the same date as yyyy-MM-dd, undefined when there is no such day.
 */
export function readDate(value: string, patternId: string): string | undefined {
  const form = patternId === 'DATE_MM_DD_YYYY' ? forms.DATE_MM_DD_YYYY : forms.DATE_YYYY_MM_DD
  const { year, month, day } = form.exec(value)?.groups ?? {}
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // Date.parse takes some days that do not exist for the next month's.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso
}

/**
 * Whether somebody born on a day is old enough (CONST-10). Born on February 29th, one is a year older
 * on March 1st where there is no such day.
 * @param birthday yyyy-MM-dd.
 * @param now milliseconds since 1970; the day counts in UTC.
 */
export function isOldEnough(birthday: string, minimumAge: number, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10)
  const latest = `${String(Number(today.slice(0, 4)) - minimumAge).padStart(4, '0')}${today.slice(4)}`
  return birthday <= latest
}
