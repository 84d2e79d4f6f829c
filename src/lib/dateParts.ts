/** Dates that are typed in three fields, in the order of a language. */
import { parseDate } from './date.ts'
import { plainText } from './text.ts'

export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Readonly<Record<DatePart, string>>

const isPart = (type: string): type is DatePart =>
  type === 'day' || type === 'month' || type === 'year'

/** Order of day, month and year in a language. @param locale a BCP 47 tag */
export const dateOrder = (locale: string): readonly DatePart[] =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)

/**
 * Form value for three typed parts: `yyyy-MM-dd` when all parts are complete. Otherwise, the parts
 * joined by slashes are returned; they are not a valid date. Empty when all parts are empty.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  const isComplete = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return isComplete
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${year}/${month}/${day}`
}

/** Parts of a value from {@link joinDate}; all empty for any other text. */
export function splitDate(value: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d*)[-/](\d*)[-/](\d*)$/.exec(value) ?? []
  return { day, month, year }
}

const separated = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})\.?$/
const yearFirst: readonly DatePart[] = ['year', 'month', 'day']

/**
 * Parts of a whole date that was pasted or autofilled, such as `29/02/1992`, `1992-02-29` and
 * `29021992`; undefined for any other text.
 * @param order the language's order, for a date that does not start with its year
 */
export function readDate(text: string, order: readonly DatePart[]): DateParts | undefined {
  const typed = plainText(text)
  for (const sequence of [yearFirst, order, [...order].reverse()]) {
    const parts = inOrder(typed, sequence)
    if (parts && parseDate(joinDate(parts))) return parts
  }
  return undefined
}

function inOrder(text: string, order: readonly DatePart[]): DateParts | undefined {
  const found = separated.exec(text)?.slice(1) ?? cutDigits(text, order)
  if (!found) return undefined
  const partOf = (part: DatePart) => found[order.indexOf(part)] ?? ''
  return { day: partOf('day'), month: partOf('month'), year: partOf('year') }
}

function cutDigits(text: string, order: readonly DatePart[]): string[] | undefined {
  if (!/^\d{8}$/.test(text)) return undefined
  let start = 0
  return order.map((part) => {
    const end = start + (part === 'year' ? 4 : 2)
    const digits = text.slice(start, end)
    start = end
    return digits
  })
}
