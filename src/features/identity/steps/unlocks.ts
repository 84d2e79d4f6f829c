import type { IdentityStatus } from '../../../identity/identityCheck/identity.queries.ts'
import { toMinor } from '../../../lib/money.ts'

type Rules = IdentityStatus['rules']
type Action = Rules[number]['action']

/** Actions other than withdrawals that a level unlocks. */
export const actsOf = (rules: Rules, level: number): Exclude<Action, 'WITHDRAWAL'>[] =>
  (['DEPOSIT', 'PLAY'] as const).filter((action) =>
    rules.some((rule) => rule.action === action && rule.level === level),
  )

const isOfWithdrawals = ({ action }: Rules[number]): boolean => action === 'WITHDRAWAL'

/**
 * Withdrawals that an identity level unlocks. Amounts are decimal strings. The kind `towards` means
 * that this level unlocks nothing, but a higher level unlocks withdrawals above the amount.
 */
export type Unlock =
  | { kind: 'all' }
  | { kind: 'upTo' | 'above' | 'towards'; amount: string }
  | { kind: 'none' }

/** Lowest total of withdrawals above which a higher level is required. */
function nextLimit(rules: Rules, level: number): string | undefined {
  return rules
    .filter((rule) => isOfWithdrawals(rule) && rule.level > level)
    .flatMap(({ aboveTotal }) => aboveTotal ?? [])
    .toSorted((one, other) => toMinor(one) - toMinor(other))[0]
}

/** Withdrawals that an identity level unlocks by the market's rules. */
export function unlockOf(rules: Rules, level: number): Unlock {
  const own = rules.filter((rule) => isOfWithdrawals(rule) && rule.level === level)
  const next = nextLimit(rules, level)
  if (own.some(({ aboveTotal }) => aboveTotal === undefined)) {
    return next === undefined ? { kind: 'all' } : { kind: 'upTo', amount: next }
  }
  const [above] = own.flatMap(({ aboveTotal }) => aboveTotal ?? [])
  if (above !== undefined) return { kind: 'above', amount: above }
  return next === undefined ? { kind: 'none' } : { kind: 'towards', amount: next }
}
