import { numberFormatter } from '../../kit/format/formatters.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { plainText } from '../../lib/text.ts'

/**
 * Reason why a text is not an amount. `missing`: empty. `sign`: a plus or minus sign. `digits`:
 * digits of no language, such as mathematical digits. `symbols`: any other character. `separators`:
 * misplaced separators. `decimals`: more than two decimals. `tooLong`: more than 13 digits before
 * the decimal separator.
 */
export type AmountProblem =
  | 'missing'
  | 'sign'
  | 'digits'
  | 'symbols'
  | 'separators'
  | 'decimals'
  | 'tooLong'

export type ParsedAmount =
  | { amount: string; problem?: never }
  | { amount?: never; problem: AmountProblem }

/** Currency such as `R$`, `US$`, `€` or `S/` before or after the digits. */
const currencySign = /^[A-Z]{0,3}[\p{Sc}/] ?| ?[A-Z]{0,3}\p{Sc}$/u

/**
 * Maximum number of digits before the decimal separator. Longer amounts are unrealistic, and in
 * cents exceed safe integers.
 */
const mostDigits = 13

/**
 * Parses an amount as typed in a language or as shown by the portal: `1.234,50` or `R$ 1.234,50` in
 * Portuguese, `1,234.50` in English, `12,34,567.80` in Hindi (LANG-05). Digits may be of any
 * script. A single separator before the last one or two digits is the decimal separator in every
 * language. Arabic separators (`١٬٢٣٤٫٥٠`) mean the same in every language and cannot be mixed with
 * others.
 *
 * @returns the amount in the notation of the API contract (`1234.50`), or the problem of the text.
 */
export function parseAmount(text: string, language: Language): ParsedAmount {
  const typed = plainText(text).replace(currencySign, '')
  if (typed === '') return { problem: 'missing' }
  if (/[-+]/.test(typed)) return { problem: 'sign' }
  if (/\p{Nd}/u.test(typed.replace(/[0-9]/g, ''))) return { problem: 'digits' }
  if (/[^0-9.,\s'’\u066B\u066C]/u.test(typed)) return { problem: 'symbols' }
  const { decimal, group } = /[\u066B\u066C]/.test(typed)
    ? arabicSeparators
    : separatorsOf(language)
  const parts = typed.split(isPointAnyhow(typed) ? /[.,]/ : decimal)
  const [whole = '', places = ''] = parts
  const digits = ungroup(whole, group)
  if (parts.length > 2 || digits === undefined || !/^[0-9]*$/.test(places)) {
    return { problem: 'separators' }
  }
  if (parts.length === 2 && places === '') return { problem: 'separators' }
  if (places.length > 2) return { problem: 'decimals' }
  const plainDigits = digits.replace(/^0+(?=[0-9])/, '')
  if (plainDigits.length > mostDigits) return { problem: 'tooLong' }
  return { amount: `${plainDigits}.${places.padEnd(2, '0')}` }
}

/**
 * True if the only separator of a text is the decimal separator in every language: `100.5`, `,50`,
 * `100.50`.
 */
const isPointAnyhow = (text: string): boolean => /^[0-9]*[.,][0-9]{1,2}$/.test(text)

/**
 * Digits of a whole number without group separators; undefined if these are misplaced. A grouped
 * number never begins with a zero: `0.100` is a decimal number of another language.
 */
function ungroup(integerPart: string, group: RegExp): string | undefined {
  const [first = '', ...groups] = integerPart.split(group)
  if (groups.length === 0) return /^[0-9]*$/.test(first) ? first || '0' : undefined
  const isGrouped =
    /^[1-9][0-9]{0,2}$/.test(first) && groups.every((each) => /^[0-9]{2,3}$/.test(each))
  return isGrouped && groups.at(-1)?.length === 3 ? first + groups.join('') : undefined
}

const arabicSeparators = { decimal: '\u066B', group: /\u066C/u }

function separatorsOf(language: Language): { decimal: string; group: RegExp } {
  const parts = numberFormatter(language).formatToParts(1_234_567.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  // Spaces and apostrophes group digits in some languages, and are never a decimal separator.
  return { decimal, group: decimal === ',' ? /[.\s'’]/u : /[,\s'’]/u }
}

/** Writes a decimal string in the notation of a language, without group separators: `1234,50`. */
export function amountAsTyped(amount: string, language: Language): string {
  return amount.replace(/\.00$/, '').replace('.', separatorsOf(language).decimal)
}
