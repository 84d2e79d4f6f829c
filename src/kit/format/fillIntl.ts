/**
 * Date, number and list formats from CLDR's data. In some browsers, `Intl` does not support these
 * languages (Chromium: my, km, lo, ne, kk, uz). All browsers and the prerendered pages use these
 * formats, so that hydration agrees. Loaded with the texts of these languages only.
 */

/** Part of a date pattern: a literal text, or a field and its form. */
export type DatePart =
  | string
  | { field: 'day' | 'month' | 'year' | 'hour' | 'hour12' | 'minute' | 'second'; digits: 1 | 2 }
  /** `names` is the index of a list in `LocaleData.names`; lists of weekdays begin on Sunday. */
  | { field: 'monthName' | 'weekdayName'; names: number }
  | { field: 'dayPeriod' }

export type LocaleData = {
  /** Tag of a language whose numbers have the same separators, grouping and signs. */
  numbersAs: string
  /** True if the currency follows the amount, although it precedes the amount in `numbersAs`. */
  isCurrencyLast: boolean
  /** Tag of a language with the same plural categories. */
  pluralsAs: string
  /** Date patterns by `dateKey` of the format options. */
  dates: Readonly<Record<string, readonly DatePart[]>>
  names: readonly (readonly string[])[]
  /**
   * Separators of a list: `pair` for two items; in longer lists, `last` before the last item and
   * `middle` between the other items.
   */
  list: { pair: string; last: string; middle: string }
}

/** Key of the format options in `LocaleData.dates`. The time zone does not affect the pattern. */
export function dateKey({ timeZone: _, ...options }: Intl.DateTimeFormatOptions = {}): string {
  const sorted = Object.entries(options).filter(([, value]) => value !== undefined)
  return JSON.stringify(Object.fromEntries(sorted.sort(([one], [other]) => (one < other ? -1 : 1))))
}

const extension = '-u-ca-gregory-nu-latn'
const noBreakSpace = '\u00a0'
const rangeDash = ' – '

type Locales = Intl.LocalesArgument

const firstOf = (locales: Locales): string =>
  String(Array.isArray(locales) ? (locales[0] ?? '') : (locales ?? ''))

/** Changes a format so that the currency follows the amount. */
function withCurrencyLast(format: Intl.NumberFormat): Intl.NumberFormat {
  type Value = number | bigint | Intl.StringNumericLiteral | undefined
  const toParts = format.formatToParts.bind(format)
  const parts = (value: Value): Intl.NumberFormatPart[] => {
    // The cast selects one of the overloads, which differ only in the type of the value.
    const all = toParts(value as number)
    const currency = all.findIndex(({ type }) => type === 'currency')
    if (currency < 0) return all
    const rest = all.filter((_, at) => at !== currency && all[at]?.type !== 'literal')
    return [...rest, { type: 'literal', value: noBreakSpace }, ...all.slice(currency, currency + 1)]
  }
  const text = (value: Value) =>
    parts(value)
      .map((part) => part.value)
      .join('')
  return Object.defineProperties(format, {
    formatToParts: { value: parts },
    format: { value: text },
  })
}

type FieldValues = Readonly<Record<string, string>>

/** Fields of a date in a time zone, all with two digits and hours from 0 to 23. */
const fieldsOf = (format: Intl.DateTimeFormat, moment: number | Date | undefined): FieldValues =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))

const numberText = (value: string, digits: 1 | 2): string =>
  digits === 2 ? value.slice(-2).padStart(2, '0') : String(Number(value))

const allFields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

function datePart(part: DatePart, values: FieldValues, data: LocaleData): Intl.DateTimeFormatPart {
  if (typeof part === 'string') return { type: 'literal', value: part }
  const value = (field: string) => values[field] ?? ''
  switch (part.field) {
    case 'monthName':
      return { type: 'month', value: data.names[part.names]?.[Number(value('month')) - 1] ?? '' }
    case 'weekdayName': {
      const { year, month, day } = values
      const weekday = new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay()
      return { type: 'weekday', value: data.names[part.names]?.[weekday] ?? '' }
    }
    case 'dayPeriod':
      return { type: 'dayPeriod', value: Number(value('hour')) < 12 ? 'AM' : 'PM' }
    case 'hour12':
      return {
        type: 'hour',
        value: numberText(String(Number(value('hour')) % 12 || 12), part.digits),
      }
    default:
      return { type: part.field, value: numberText(value(part.field), part.digits) }
  }
}

const isClock = ({ type }: Intl.DateTimeFormatPart): boolean =>
  type === 'hour' || type === 'minute' || type === 'second' || type === 'dayPeriod'

/** Date format with the language's patterns; `native` (English) provides all other methods. */
function filledDateFormat(
  native: Intl.DateTimeFormat,
  fields: Intl.DateTimeFormat,
  parts: readonly DatePart[],
  data: LocaleData,
): Intl.DateTimeFormat {
  const toParts = (moment?: number | Date) => {
    const values = fieldsOf(fields, moment)
    return parts.map((part) => datePart(part, values, data))
  }
  const textOf = (dateParts: readonly Intl.DateTimeFormatPart[]) =>
    dateParts.map(({ value }) => value).join('')
  const rangeOf = (start: number | Date, end: number | Date): string => {
    const [from, until] = [toParts(start), toParts(end)]
    const firstClock = from.findIndex(isClock)
    const days = (dateParts: typeof from) => textOf(dateParts.slice(0, firstClock))
    if (textOf(from) === textOf(until)) return textOf(from)
    const isOneDay = firstClock >= 0 && days(from) === days(until)
    return textOf(from) + rangeDash + textOf(isOneDay ? until.slice(firstClock) : until)
  }
  return Object.defineProperties(native, {
    format: { value: (moment?: number | Date) => textOf(toParts(moment)) },
    formatToParts: { value: toParts },
    formatRange: { value: rangeOf },
  })
}

function filledList(native: Intl.ListFormat, { pair, last, middle }: LocaleData['list']) {
  const toParts: typeof native.formatToParts = (items) => {
    const all = [...items]
    return all.flatMap((value, at) => {
      const between = all.length === 2 ? pair : at === all.length - 1 ? last : middle
      const element = { type: 'element' as const, value }
      return at === 0 ? [element] : [{ type: 'literal' as const, value: between }, element]
    })
  }
  const text: typeof native.format = (items) =>
    toParts(items)
      .map(({ value }) => value)
      .join('')
  return Object.defineProperties(native, {
    formatToParts: { value: toParts },
    format: { value: text },
  })
}

/** Names of countries by language. They are loaded after the other data. */
const regionNames = new Map<string, Readonly<Record<string, string>>>()

export function nameRegions(locale: string, names: Readonly<Record<string, string>>): void {
  regionNames.set(locale, names)
}

function filledNames(native: Intl.DisplayNames, locale: string): Intl.DisplayNames {
  const nativeOf = native.of.bind(native)
  const of = (code: string) => regionNames.get(locale)?.[code] ?? nativeOf(code)
  return Object.defineProperty(native, 'of', { value: of })
}

/**
 * Constructors of `Intl` that format one language from `data` and pass all others to the browser.
 * @param locale language to format, such as `km`
 */
export function filledIntl(locale: string, data: LocaleData) {
  const { NumberFormat, DateTimeFormat, PluralRules, ListFormat, DisplayNames } = Intl
  const english = `en${extension}`
  const isMeant = (locales: Locales) => {
    const first = firstOf(locales)
    return first === locale || first.startsWith(`${locale}-`)
  }
  const filled = <Native extends new (...args: never[]) => object, Options>(
    native: Native,
    make: (options: Options) => object,
  ): Native =>
    new Proxy(native, {
      construct: (target, args, newTarget) =>
        isMeant(args[0]) ? make(args[1]) : Reflect.construct(target, args, newTarget),
    })
  return {
    NumberFormat: filled(NumberFormat, (options?: Intl.NumberFormatOptions) => {
      const format = new NumberFormat(data.numbersAs + extension, options)
      return data.isCurrencyLast && options?.style === 'currency'
        ? withCurrencyLast(format)
        : format
    }),
    DateTimeFormat: filled(DateTimeFormat, (options?: Intl.DateTimeFormatOptions) => {
      const format = new DateTimeFormat(english, options)
      const parts = data.dates[dateKey(options)]
      const fields = new DateTimeFormat(english, { ...allFields, timeZone: options?.timeZone })
      return parts ? filledDateFormat(format, fields, parts, data) : format
    }),
    PluralRules: filled(
      PluralRules,
      (options?: Intl.PluralRulesOptions) => new PluralRules(data.pluralsAs, options),
    ),
    ListFormat: filled(ListFormat, (options?: Intl.ListFormatOptions) =>
      filledList(new ListFormat(english, options), data.list),
    ),
    DisplayNames: filled(DisplayNames, (options: Intl.DisplayNamesOptions) => {
      const names = new DisplayNames(english, options)
      return options.type === 'region' ? filledNames(names, locale) : names
    }),
  }
}

/** Replaces the constructors of `Intl`. Call it before a format in the language is created. */
export function fillIntl(locale: string, data: LocaleData): void {
  for (const [name, value] of Object.entries(filledIntl(locale, data))) {
    Object.defineProperty(Intl, name, { value, configurable: true, writable: true })
  }
}
