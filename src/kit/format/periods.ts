import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

const day = 86_400_000

/**
 * Formats a period as briefly as possible: days for a period of a day or longer, otherwise the day
 * and both times.
 *
 * @param start RFC 3339 text in UTC, the first moment of the period
 * @param end the first moment after the period
 * @param timeZone IANA name of the zone that defines the days
 * @returns a dash when a moment is invalid, or the end is before the start
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
  // `end` is exclusive: the last day is the one before it.
  return format.formatRange(from, inDays ? until - 1 : until)
}
