import type { Language } from '../i18n/allLanguages.ts'
import { numberLocales } from './locales.ts'

/** A count or rate in a language's manner, in Latin digits. Money has its own: `moneyParts`. */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(numberLocales(language), options).format(value)
}
