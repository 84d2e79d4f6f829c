import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

/**
 * `shortDate` and `second` are for table columns, `minute` for schedules, `dateTime` for date and
 * time on one line.
 */
export type DateStyle = 'date' | 'shortDate' | 'time' | 'second' | 'minute' | 'dateTime'

/**
 * Formats an instant as `yyyy-MM-dd hh:mm:ss` in the visitor's time zone with a 24-hour clock, the
 * same in every language (ANN-05).
 * @param instant RFC 3339 text in UTC, as the platform sends it
 * @returns a dash if the instant is invalid
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
 * Formats an instant for a language, with the Gregorian calendar and Latin digits.
 * @param instant RFC 3339 text in UTC, as the platform sends it
 * @param timeZone IANA name; defaults to the visitor's time zone
 * @returns a dash if the instant is invalid
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

/** Name of a time zone, such as 'Brasilia Time'; defaults to the visitor's time zone. */
export function zoneName(language: Language, timeZone?: string): string {
  const format = dateFormatter(language, {
    timeZoneName: 'longGeneric',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? format.resolvedOptions().timeZone
}

/** Formats the remaining time of a countdown in minutes and seconds: 65 becomes `1:05`. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
