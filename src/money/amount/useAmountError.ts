import { useIntl } from 'react-intl'
import { moneyText } from '../../kit/format/money.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import { type AmountLimits, checkAmount } from './checkAmount.ts'

/**
 * Validation of an amount field, for `register(name, { validate })` of react-hook-form.
 *
 * @returns a function from the typed text to its error message; undefined for a valid amount.
 */
export function useAmountError(limits: AmountLimits): (text: string) => string | undefined {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const money = (amount: string) => moneyText(amount, currencySymbol, language)
  return (text) => {
    const { problem } = checkAmount(text, limits, language)
    if (problem === undefined) return undefined
    return intl.formatMessage(
      { id: `wallet.amount.errors.${problem}` },
      {
        minimum: money(limits.minimum),
        maximum: money(limits.maximum),
        available: money(limits.available ?? limits.maximum),
        example: intl.formatNumber(1234.5, { minimumFractionDigits: 2 }),
      },
    )
  }
}
