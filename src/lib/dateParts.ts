/** Dates that are typed in three parts, in the order of a language. */
import { parseDate } from './date.ts'
import { plainText } from './text.ts'

export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Readonly<Record<DatePart, string>>

const isPart = (type: string): type is DatePart =>
  type === 'day' || type === 'month' || type === 'year'

/** Order in which a language writes a date. @param locale a BCP 47 tag */
export const dateOrder = (locale: string): readonly DatePart[] =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)

/**
 * Value of a form for typed parts: `yyyy-MM-dd` once they are complete, before that the parts with
 * slashes, which are no date, and an empty text without any.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  const isComplete = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return isComplete
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${year}/${month}/${day}`
}

/** Parts of a value that {@link joinDate} made; empty for any other text. */
export function splitDate(value: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d*)[-/](\d*)[-/](\d*)$/.exec(value) ?? []
  return { day, month, year }
}

const separated = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})\.?$/
const yearFirst: readonly DatePart[] = ['year', 'month', 'day']

/**
 * Parts of a whole date that was pasted or filled in, such as `29/02/1992`, `1992-02-29` and
 * `29021992`; undefined for anything else.
 * @param order of the language, for a date that does not start with its year
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
