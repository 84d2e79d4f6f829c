import type { Language } from '../i18n/allLanguages.ts'
import { numberFormatter } from './formatters.ts'

export type MoneyPart = { kind: 'symbol' | 'text'; text: string }

const decimal = /^-?\d+(\.\d+)?$/

/**
 * Formats a money amount for a language: two decimals, truncated and never rounded up, Latin
 * digits, and the server's currency symbol in the language's position (CONST: balance with 2
 * decimals). In right-to-left languages, money still runs from left to right with the symbol first
 * (LANG-03).
 * @param amount a decimal string such as `'1234.5'`; it is never converted to a float
 * @param symbol the currency sign from the server, such as `'R$'`
 * @returns the parts in reading order, or a dash when `amount` is no decimal number
 */
export function moneyParts(amount: string, symbol: string, language: Language): MoneyPart[] {
  if (!decimal.test(amount)) return [{ kind: 'text', text: '–' }]
  // With Latin digits, right-to-left languages use the separators of English.
  const format = numberFormatter(language.direction === 'rtl' ? { locale: 'en' } : language, {
    style: 'currency',
    // `Intl` requires a currency code. Any currency with two decimals works, because its symbol is
    // replaced.
    currency: 'USD',
    currencyDisplay: 'code',
    roundingMode: 'trunc',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  // `decimal` has checked the format. `Intl` formats all digits of a string, but not of a number.
  return withSymbol(format.formatToParts(amount as Intl.StringNumericLiteral), symbol)
}

/**
 * Formats an amount as plain text, for titles and accessible names. In a right-to-left language,
 * the text is enclosed in the control characters LRI and PDI.
 */
export function moneyText(amount: string, symbol: string, language: Language): string {
  const text = moneyParts(amount, symbol, language)
    .map((part) => part.text)
    .join('')
  return language.direction === 'rtl' ? `\u2066${text}\u2069` : text
}

function withSymbol(parts: Intl.NumberFormatPart[], symbol: string): MoneyPart[] {
  const result: MoneyPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.type === 'currency') result.push({ kind: 'symbol', text: symbol })
    else if (last?.kind === 'text') last.text += part.value
    else result.push({ kind: 'text', text: part.value })
  }
  return result
}
