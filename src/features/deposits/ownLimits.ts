import type { Value } from '../../api/operations.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { type Deposit, isOpen } from './depositSteps.ts'

type PlayerLimit = Value<'GET /wps/member/limits'>['items'][number]

/** A limit of the member's own for deposits; decimal strings. */
export type OwnLimit = Pick<PlayerLimit, 'period' | 'resetsAt'> & {
  limit: string
  /** What of it is gone, with what open orders will take. */
  used: string
  left: string
}

/** What open orders will add to the deposits of a period, in minor units. */
export const comingAmount = (orders: readonly Pick<Deposit, 'status' | 'amount'>[]): number =>
  orders.filter(isOpen).reduce((sum, { amount }) => sum + toMinor(amount), 0)

/**
 * The limits for deposits that are in force, and what they leave.
 * @param coming what open orders will take, in minor units: the platform counts it already.
 */
export function ownDepositLimits(items: readonly PlayerLimit[], coming: number): OwnLimit[] {
  return items.flatMap(({ kind, period, amount, used = '0.00', resetsAt }) => {
    if (kind !== 'DEPOSIT' || amount === undefined) return []
    const usedNow = toMinor(used) + coming
    const left = Math.max(0, toMinor(amount) - usedNow)
    return [{ period, resetsAt, limit: amount, used: toDecimal(usedNow), left: toDecimal(left) }]
  })
}

/** The most that all limits together still allow; undefined without a limit. */
export function leftOfAll(limits: readonly OwnLimit[]): string | undefined {
  if (limits.length === 0) return undefined
  return toDecimal(Math.min(...limits.map(({ left }) => toMinor(left))))
}
