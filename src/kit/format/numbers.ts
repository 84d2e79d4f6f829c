import type { Language } from '../i18n/allLanguages.ts'
import { numberFormatter } from './formatters.ts'

/** Formats a count or rate for a language, in Latin digits. Use `moneyParts` for money. */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormatter(language, options).format(value)
}

/**
 * Formats a whole number. Numbers below 1000 need no separators and are formatted without `Intl`,
 * because its first use blocks a phone for 80 ms.
 */
export const formatCount = (value: number, language: Language): string =>
  value < 1000 ? String(value) : formatNumber(value, language)
