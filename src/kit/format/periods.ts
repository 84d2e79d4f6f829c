import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

const day = 86_400_000

/**
 * Formats a period: the first and the last day if it lasts a day or longer, otherwise the day and
 * both times.
 * @param start first instant of the period, RFC 3339 text in UTC
 * @param end first instant after the period
 * @param timeZone IANA name of the zone that defines the days
 * @returns a dash if an instant is invalid or the end is before the start
 */
export function formatPeriod(
  start: string,
  end: string,
  language: Language,
  timeZone: string,
): string {
  const from = Date.parse(start)
  const until = Date.parse(end)
  if (!(from <= until)) return '–'
  const inDays = until - from >= day
  const format = dateFormatter(language, {
    dateStyle: 'medium',
    ...(!inDays && { timeStyle: 'short' }),
    timeZone,
  })
  // `end` is exclusive, so the last day is the day of the previous millisecond.
  return format.formatRange(from, inDays ? until - 1 : until)
}
