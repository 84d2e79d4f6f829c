import type { Language } from '../i18n/allLanguages.ts'
import { numberFormatter } from './formatters.ts'

/** A count or rate in a language's manner, in Latin digits. Money has its own: `moneyParts`. */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormatter(language, options).format(value)
}

/**
 * A whole number. Below a thousand nothing is grouped, and Intl's first number keeps a phone busy
 * for 80 ms.
 */
export const formatCount = (value: number, language: Language): string =>
  value < 1000 ? String(value) : formatNumber(value, language)
