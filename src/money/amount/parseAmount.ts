import { numberFormatter } from '../../kit/format/formatters.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { plainText } from '../../lib/text.ts'

/**
 * What is wrong with a text as an amount: nothing was typed; a sign; digits of another script; anything
 * else that is no digit; separators that no number has; more places than a currency has; more digits
 * than anybody's money has.
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

/** `R$`, `US$`, `€` or `S/` before the digits or after them. */
const currencySign = /^[A-Z]{0,3}[\p{Sc}/] ?| ?[A-Z]{0,3}\p{Sc}$/u

/** More are no amount that anybody has, and not every number of cents is held exactly. */
const mostDigits = 13

/**
 * Reads an amount of money as people of a language write it, or as the portal shows it: `1.234,50` or
 * `R$ 1.234,50` in Portuguese, `1,234.50` in English. A single separator before one or two last digits
 * is the decimal point in every language.
 *
 * @returns the amount as the contract writes it (`1234.50`), or what is wrong with the text.
 */
export function parseAmount(text: string, language: Language): ParsedAmount {
  const typed = plainText(text).replace(currencySign, '')
  if (typed === '') return { problem: 'missing' }
  if (/[-+]/.test(typed)) return { problem: 'sign' }
  if (/\p{Nd}/u.test(typed.replace(/[0-9]/g, ''))) return { problem: 'digits' }
  if (/[^0-9.,\s'’]/u.test(typed)) return { problem: 'symbols' }
  const { decimal, group } = separatorsOf(language)
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

/** True if the one separator of a text can only be a decimal point: `100.5`, `,50`, `100.50`. */
const isPointAnyhow = (text: string): boolean => /^[0-9]*[.,][0-9]{1,2}$/.test(text)

/**
 * The digits of a whole number; undefined when its separators stand where none belongs. Nobody writes
 * thousands that begin with a zero: `0.100` is a decimal of another language.
 */
function ungroup(whole: string, group: RegExp): string | undefined {
  const [first = '', ...groups] = whole.split(group)
  if (groups.length === 0) return /^[0-9]*$/.test(first) ? first || '0' : undefined
  const isGrouped =
    /^[1-9][0-9]{0,2}$/.test(first) && groups.every((each) => /^[0-9]{2,3}$/.test(each))
  return isGrouped && groups.at(-1)?.length === 3 ? first + groups.join('') : undefined
}

function separatorsOf(language: Language): { decimal: string; group: RegExp } {
  const parts = numberFormatter(language).formatToParts(1_234_567.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  // Some languages group by spaces or apostrophes, which are told apart from no other sign.
  return { decimal, group: decimal === ',' ? /[.\s'’]/u : /[,\s'’]/u }
}

/** An amount as people of a language type it, without grouping: `1234,50`. */
export function amountAsTyped(amount: string, language: Language): string {
  return amount.replace(/\.00$/, '').replace('.', separatorsOf(language).decimal)
}
