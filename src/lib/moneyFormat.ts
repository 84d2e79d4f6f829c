type MoneyFormat = (minor: number) => string

const formats = new Map<string, MoneyFormat>()

/**
 * Formatter of money amounts. It separates the currency's symbol from the number in every language,
 * as the portal's balance does: `R$ 1.00`, where `Intl` writes `R$1.00` in English.
 * @param locale BCP 47 language tag
 * @param currency ISO 4217 code
 * @returns function that formats an integer count of minor units (cents)
 */
export function moneyFormat(locale: string, currency: string): MoneyFormat {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? createFormat(locale, currency)
  formats.set(key, format)
  return format
}

function createFormat(locale: string, currency: string): MoneyFormat {
  const style = 'currency'
  const withSymbol = new Intl.NumberFormat(locale, { style, currency })
  // `Intl` separates letters from a number, but not a symbol.
  const withCode = new Intl.NumberFormat(locale, { style, currency, currencyDisplay: 'code' })
  const symbol = withSymbol.formatToParts(0).find(({ type }) => type === 'currency')?.value
  return (minor) =>
    withCode
      .formatToParts(minor / 100)
      .map(({ type, value }) => (type === 'currency' ? (symbol ?? value) : value))
      .join('')
}
