import type { Language } from '../i18n/allLanguages.ts'
import { dateFormatter } from './formatters.ts'

const day = 86_400_000

/**
 * From one moment to another, as short as it can be told: the days of a period of a day or longer,
 * else the day and its times.
 *
 * @param start RFC 3339 text in UTC, the first moment of the period
 * @param end the first moment after it
 * @param timeZone IANA name of the zone whose days these are
 * @returns a dash when one of them is no moment, or the end is before the start
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
  // The last day of a period is the one before its end.
  return format.formatRange(from, inDays ? until - 1 : until)
}
