import { useIntl } from 'react-intl'
import { moneyText } from '../../kit/format/money.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toMinor } from '../../lib/money.ts'
import { useMarket } from '../../session/market.ts'
import { type AmountProblem, parseAmount } from './parseAmount.ts'

/** Limits of an amount, as decimal strings. */
type AmountLimits = {
  minimum: string
  maximum: string
  /** Available amount; undefined when the money does not come from a wallet of the portal. */
  available?: string | undefined
}

type LimitProblem = 'belowMinimum' | 'aboveMaximum' | 'aboveAvailable'

type CheckedAmount =
  | { amount: string; problem?: never }
  | { amount?: never; problem: AmountProblem | LimitProblem }

/** Parses an amount, and checks the available amount before the limits. */
export function checkAmount(text: string, limits: AmountLimits, language: Language): CheckedAmount {
  const parsed = parseAmount(text, language)
  if (parsed.problem !== undefined) return parsed
  const isAbove = (limit: string) => toMinor(parsed.amount) > toMinor(limit)
  if (toMinor(parsed.amount) < toMinor(limits.minimum)) return { problem: 'belowMinimum' }
  if (limits.available !== undefined && isAbove(limits.available)) {
    return { problem: 'aboveAvailable' }
  }
  return isAbove(limits.maximum) ? { problem: 'aboveMaximum' } : parsed
}

/**
 * Validation of an amount field, for `register(name, { validate })` of react-hook-form.
 *
 * @returns a function that returns the error message for a typed text; undefined for a valid
 * amount.
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
