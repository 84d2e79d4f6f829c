import { formatInstant } from '../../kit/format/dates.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { plainText } from '../../lib/text.ts'

/**
 * Writes a time such as `15:05` in the notation of a language, such as `3:05 PM`; empty for an
 * empty time.
 */
export function timeText(time: string, language: Language): string {
  if (time === '') return ''
  return plainText(formatInstant(`2026-01-01T${time}:00Z`, 'time', language, 'UTC'))
}

const timePattern = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?\s*(?:([ap])\.?\s?m\.?)?$/i

/**
 * Parses a typed time: in 24 or 12 hours, with or without minutes, in digits of any script.
 * @returns `hh:mm` in 24 hours; empty for an empty text; undefined for a text that is not a time
 */
export function readTime(text: string): string | undefined {
  const plain = plainText(text).trim()
  if (plain === '') return ''
  const [, typedHour, minutes = '00', half] = timePattern.exec(plain) ?? []
  if (typedHour === undefined) return undefined
  const isAfternoon = half?.toLowerCase() === 'p'
  const typed = Number(typedHour)
  if (half !== undefined && (typed < 1 || typed > 12)) return undefined
  const hour = half === undefined ? typed : (typed % 12) + (isAfternoon ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
