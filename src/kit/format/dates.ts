import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

/**
 * `shortDate` and `second` are for columns of records, `minute` for people's plans, `dateTime` for
 * both in one line.
 */
export type DateStyle = 'date' | 'shortDate' | 'time' | 'second' | 'minute' | 'dateTime'

/**
 * A moment as `yyyy-MM-dd hh:mm:ss` on the visitor's clock of 24 hours, the same in every language
 * (ANN-05).
 *
 * @param instant RFC 3339 text in UTC, as the platform sends it
 * @returns a dash when `instant` is no moment
 */
export function formatStamp(instant: string): string {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return '–'
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(moment.getFullYear()).padStart(4, '0')
  const date = [year, two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${date} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`
}

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  shortDate: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: { timeStyle: 'short' },
  second: { timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'medium' },
}

/**
 * A moment in a language's manner, Gregorian and in Latin digits.
 *
 * @param instant RFC 3339 text in UTC, as the platform sends it
 * @param timeZone IANA name; the visitor's own zone when left out
 * @returns a dash when `instant` is no moment
 */
export function formatInstant(
  instant: string,
  style: DateStyle,
  language: Language,
  timeZone?: string,
): string {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return '–'
  return dateFormatter(language, {
    ...options[style],
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment)
}

/** What a time zone is called, such as 'Brasilia Time'; the reader's own when left out. */
export function zoneName(language: Language, timeZone?: string): string {
  const format = dateFormatter(language, {
    timeZoneName: 'longGeneric',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? format.resolvedOptions().timeZone
}

/** Minutes and seconds of a countdown: 65 becomes `1:05`. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
