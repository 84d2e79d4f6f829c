import type { Language } from '../i18n/allLanguages.ts'

type Locale = Pick<Language, 'locale'>

const pinnedExtension = 'u-ca-gregory-nu-latn'

/**
 * Locales for `Intl`, in order of preference, each with Latin digits and the Gregorian calendar.
 * English is the fallback for languages that a browser does not support. Chromium does not support
 * my, km, lo, ne, kk and uz.
 */
function numberLocales({ locale }: Locale): string[] {
  return [`${locale}-${pinnedExtension}`, `en-${pinnedExtension}`]
}

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * Number formatter, cached by language and options. Constructing an `Intl` formatter takes about
 * fifty times as long as formatting with it, and all rows of a list use the same format.
 */
export function numberFormatter(
  language: Locale,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = language.locale + JSON.stringify(options)
  return fromCache(
    numberFormats,
    key,
    () => new Intl.NumberFormat(numberLocales(language), options),
  )
}

/** Date formatter, cached by language and options. The default time zone is that of the device. */
export function dateFormatter(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const zone = options.timeZone ?? new Date().getTimezoneOffset()
  const key = `${language.locale}${zone}${JSON.stringify(options)}`
  return fromCache(
    dateFormats,
    key,
    () => new Intl.DateTimeFormat(numberLocales(language), options),
  )
}

function fromCache<Format>(cache: Map<string, Format>, key: string, make: () => Format): Format {
  const cached = cache.get(key)
  if (cached) return cached
  const made = make()
  cache.set(key, made)
  return made
}
