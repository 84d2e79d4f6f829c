import { type DatePart, dateKey, type LocaleData } from '../../src/kit/format/fillIntl.ts'

/**
 * Languages for which Chromium has no data. Node's ICU supplies their CLDR data: the polyfills of
 * formatjs would load 44 KB of code and 20 KB of data (Brotli) per language, and install 345 MB.
 */
const siblings = {
  my: { numbersAs: 'en', isCurrencyLast: true, pluralsAs: 'th' },
  km: { numbersAs: 'en', isCurrencyLast: true, pluralsAs: 'th' },
  lo: { numbersAs: 'id', isCurrencyLast: false, pluralsAs: 'th' },
  ne: { numbersAs: 'te', isCurrencyLast: false, pluralsAs: 'tr' },
  kk: { numbersAs: 'uk', isCurrencyLast: false, pluralsAs: 'tr' },
  uz: { numbersAs: 'uk', isCurrencyLast: false, pluralsAs: 'tr' },
} as const

export type FilledLocale = keyof typeof siblings

export const filledLocales = Object.keys(siblings)

export const isFilled = (locale: string): locale is FilledLocale => Object.hasOwn(siblings, locale)

/** All format options of the portal's dates. A date with other options is shown in English. */
export const dateOptions: readonly Intl.DateTimeFormatOptions[] = [
  {},
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { timeStyle: 'short' },
  { timeStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'medium' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { year: 'numeric', month: 'numeric', day: 'numeric' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'long' },
  { day: '2-digit', month: '2-digit' },
  { weekday: 'short' },
  { weekday: 'long' },
  { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
]

const morning = new Date('2026-03-05T04:06:07Z')
const afternoon = new Date('2026-03-05T16:06:07Z')

const twelveMonths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5)))

/** Seven dates, the first on a Sunday. */
const sevenDays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 2, 1 + day)))

function partOf(
  { type, value }: Intl.DateTimeFormatPart,
  format: Intl.DateTimeFormat,
  names: string[][],
): DatePart {
  const valueIn = (moment: Date) =>
    format.formatToParts(moment).find((part) => part.type === type)?.value ?? ''
  const digits = value.startsWith('0') || type === 'minute' || type === 'second' ? 2 : 1
  if (type === 'literal') return value
  const namesIn = (moments: readonly Date[]): number => {
    const own = moments.map(valueIn)
    const known = names.findIndex((list) => list.join() === own.join())
    return known < 0 ? names.push(own) - 1 : known
  }
  if (type === 'month' && !/^\d/.test(value)) {
    return { field: 'monthName', names: namesIn(twelveMonths) }
  }
  if (type === 'weekday') return { field: 'weekdayName', names: namesIn(sevenDays) }
  if (type === 'hour') return { field: valueIn(afternoon) === '16' ? 'hour' : 'hour12', digits }
  if (type === 'dayPeriod' && value === 'AM') return { field: 'dayPeriod' }
  if (type === 'day' || type === 'month' || type === 'year') return { field: type, digits }
  if (type === 'minute' || type === 'second') return { field: type, digits }
  throw new Error(`dates have a part ${type} (${value}) that fillIntl.ts cannot format`)
}

function listTexts(locale: string): LocaleData['list'] {
  const format = new Intl.ListFormat(locale)
  const literals = (items: string[]) =>
    format.formatToParts(items).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  const [pair = ''] = literals(['a', 'b'])
  const [middle = '', last = ''] = literals(['a', 'b', 'c'])
  return { pair, middle, last }
}

/** Date, number and list formats of a language, made from Node's data. */
export function localeData(locale: FilledLocale): LocaleData {
  const names: string[][] = []
  const dates = dateOptions.map((options) => {
    const tag = `${locale}-u-ca-gregory-nu-latn`
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    const parts = format.formatToParts(morning).map((part) => partOf(part, format, names))
    return [dateKey(options), parts] as const
  })
  return { ...siblings[locale], dates: Object.fromEntries(dates), names, list: listTexts(locale) }
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Country names in a language, by region code. */
export function regionNames(locale: FilledLocale): Record<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const named = codes.flatMap((code) => {
    const name = names.of(code)
    return name === undefined ? [] : [[code, name] as const]
  })
  return Object.fromEntries(named)
}
