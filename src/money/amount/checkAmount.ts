import type { Language } from '../../kit/i18n/allLanguages.ts'
import { toMinor } from '../../lib/money.ts'
import { type AmountProblem, parseAmount } from './parseAmount.ts'

/** Limits of an amount, as decimal strings. */
export type AmountLimits = {
  minimum: string
  maximum: string
  /** Available amount; undefined when the money comes from outside. */
  available?: string | undefined
}

type LimitProblem = 'belowMinimum' | 'aboveMaximum' | 'aboveAvailable'

export type CheckedAmount =
  | { amount: string; problem?: never }
  | { amount?: never; problem: AmountProblem | LimitProblem }

/** Reads an amount and checks its limits; the available amount is checked before the maximum. */
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
