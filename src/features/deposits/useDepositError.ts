import { useIntl } from 'react-intl'
import { moneyText } from '../../kit/format/money.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toMinor } from '../../lib/money.ts'
import { parseAmount } from '../../money/amount/parseAmount.ts'
import { useAmountError } from '../../money/amount/useAmountError.ts'
import { useMarket } from '../../session/market.ts'
import { leftOfAll } from './ownLimits.ts'
import { useOwnLimits } from './useOwnLimits.ts'

/**
 * Returns a function that checks the amount, first against the method, then against the member's
 * own limits. Until the limits have loaded, only the platform enforces them.
 */
export function useDepositError(limits: {
  minimum: string
  maximum: string
}): (text: string) => string | undefined {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const left = leftOfAll(useOwnLimits().limits ?? [])
  const errorOf = useAmountError(limits)
  return (text) => {
    const error = errorOf(text)
    const { amount } = parseAmount(text, language)
    if (error !== undefined || amount === undefined || left === undefined) return error
    if (toMinor(amount) <= toMinor(left)) return undefined
    return intl.formatMessage(
      { id: 'deposits.amount.aboveLimit' },
      { amount: moneyText(left, currencySymbol, language) },
    )
  }
}
