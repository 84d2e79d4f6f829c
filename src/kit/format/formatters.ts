import type { Language } from '../i18n/allLanguages.ts'
import { numberLocales } from './locales.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * Constructing an `Intl` formatter takes some fifty times as long as formatting with one, and lists
 * format the same way in each row: formatters are kept by language and options.
 */
export function numberFormatter(
  language: Language,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = language.locale + JSON.stringify(options)
  return fromCache(
    numberFormats,
    key,
    () => new Intl.NumberFormat(numberLocales(language), options),
  )
}

/** The same for dates. Without a time zone it follows the device to another one. */
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
