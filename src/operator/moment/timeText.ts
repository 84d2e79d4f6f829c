import { formatInstant } from '../../kit/format/dates.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { plainText } from '../../lib/text.ts'

/** A time such as `15:05` as it is typed in a language, `3:05 PM`; empty for no time. */
export function timeText(time: string, language: Language): string {
  if (time === '') return ''
  return plainText(formatInstant(`2026-01-01T${time}:00Z`, 'time', language, 'UTC'))
}

const timePattern = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?\s*(?:([ap])\.?\s?m\.?)?$/i

/**
 * Reads a typed time: with 24 or 12 hours, with or without minutes, in digits of any script.
 * @returns `hh:mm` with 24 hours, an empty text for an empty one; undefined for a text that is no
 * time
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
