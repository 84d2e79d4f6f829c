import type { Language } from '../i18n/allLanguages.ts'

const pinnedExtension = 'u-ca-gregory-nu-latn'

/**
 * Locales for `Intl`, in order of preference: Latin digits and the Gregorian calendar in every
 * language, and English where the browser has no data for a language (Chromium: my, km, lo, ne, kk,
 * uz).
 */
export function numberLocales({ locale }: Language): string[] {
  return [`${locale}-${pinnedExtension}`, `en-${pinnedExtension}`]
}
