import type { Value } from '../../api/operations.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { type Deposit, isOpen } from './depositSteps.ts'

type PlayerLimit = Value<'GET /wps/member/limits'>['items'][number]

/** Deposit limit that the member has set; amounts are decimal strings. */
export type OwnLimit = Pick<PlayerLimit, 'period' | 'resetsAt'> & {
  limit: string
  /** Used amount of the limit, including open orders. */
  used: string
  left: string
}

/** Sum of the open orders, in minor units. */
export const comingAmount = (orders: readonly Pick<Deposit, 'status' | 'amount'>[]): number =>
  orders.filter(isOpen).reduce((sum, { amount }) => sum + toMinor(amount), 0)

/**
 * Deposit limits in force, with their remainders.
 * @param openAmount sum of the open orders in minor units. Open orders count towards the limits
 * before they are paid.
 */
export function ownDepositLimits(items: readonly PlayerLimit[], openAmount: number): OwnLimit[] {
  return items.flatMap(({ kind, period, amount, used = '0.00', resetsAt }) => {
    if (kind !== 'DEPOSIT' || amount === undefined) return []
    const usedNow = toMinor(used) + openAmount
    const left = Math.max(0, toMinor(amount) - usedNow)
    return [{ period, resetsAt, limit: amount, used: toDecimal(usedNow), left: toDecimal(left) }]
  })
}

/** Largest deposit that every limit allows; undefined if there are no limits. */
export function leftOfAll(limits: readonly OwnLimit[]): string | undefined {
  if (limits.length === 0) return undefined
  return toDecimal(Math.min(...limits.map(({ left }) => toMinor(left))))
}
