import { dateOrder, joinDate, readDate } from '../../lib/dateParts.ts'
import { plainText } from '../../lib/text.ts'
import { dateFormatter } from '../format/formatters.ts'
import type { Language } from '../i18n/allLanguages.ts'
import { noonOf } from './calendar.ts'

const twoDigits = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/** Formats a day such as `2026-11-21` for typing: `21/11/2026`; empty for an empty day. */
export const dayText = (day: string, language: Language): string =>
  day === '' ? '' : plainText(dateFormatter(language, twoDigits).format(noonOf(day)))

/**
 * Parses a typed day. Day, month and year are in the language's order, in the reverse order, or
 * with the year first. Separators are optional, and digits of any script are accepted.
 * @returns a day such as `2026-11-21`, `''` for an empty text, undefined for an invalid one
 */
export function readDay(text: string, language: Language): string | undefined {
  if (plainText(text) === '') return ''
  const parts = readDate(text, dateOrder(`${language.locale}-u-ca-gregory-nu-latn`))
  return parts && joinDate(parts)
}
