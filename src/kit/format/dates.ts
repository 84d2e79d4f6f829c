import type { Language } from '../i18n/allLanguages.ts'
import { numberLocales } from './locales.ts'

/** `dateTime` is to the second, as records need it; `minute` is for people's plans. */
export type DateStyle = 'date' | 'time' | 'minute' | 'dateTime'

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
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
  return new Intl.DateTimeFormat(numberLocales(language), {
    ...options[style],
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment)
}

/** What the reader's own time zone is called, such as 'Brasilia Time'. */
export function zoneName(language: Language): string {
  const format = new Intl.DateTimeFormat(numberLocales(language), { timeZoneName: 'longGeneric' })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? format.resolvedOptions().timeZone
}

/** Minutes and seconds of a countdown: 65 becomes `1:05`. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
