import type { Value } from '../../api/operations.ts'
import { toMinor } from '../../lib/money.ts'

/** Condition of a withdrawal. */
export type WithdrawalNeed = {
  id: 'identity' | 'key' | 'password' | 'balance' | 'turnover'
  isMet: boolean
}

type Facts = {
  terms: Pick<Value<'GET /wps/withdrawals/terms'>, 'available' | 'limits' | 'turnover'>
  /** True if the member has a payout account that needs no confirmation. */
  hasKey: boolean
  hasPassword: boolean
  /** State of the identity check; undefined while unknown. */
  identity: Pick<Value<'GET /wps/identity'>, 'rules' | 'demands'> | undefined
}

/** Conditions of a withdrawal in the order in which a new member meets them. */
export function withdrawalNeeds({ terms, hasKey, hasPassword, identity }: Facts): WithdrawalNeed[] {
  const isWithdrawal = ({ action }: { action: string }) => action === 'WITHDRAWAL'
  const isIdentityNeeded = identity?.rules.some(isWithdrawal) ?? false
  const { available, limits, turnover } = terms
  return [
    ...(isIdentityNeeded
      ? [{ id: 'identity' as const, isMet: !identity?.demands.some(isWithdrawal) }]
      : []),
    { id: 'password', isMet: hasPassword },
    { id: 'key', isMet: hasKey },
    { id: 'balance', isMet: toMinor(available) >= toMinor(limits.minimum) },
    { id: 'turnover', isMet: toMinor(turnover.missing) === 0 },
  ]
}
