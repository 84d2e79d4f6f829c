import type { Value } from '../../api/operations.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { feeOf } from '../../money/amount/feeOf.ts'

type Terms = Pick<Value<'GET /wps/withdrawals/terms'>, 'fee' | 'freeLeft'>

/**
 * What a withdrawal costs and what arrives of it; decimal strings. The first ones of a day cost
 * nothing.
 */
export function withdrawalCost(amount: string, { fee, freeLeft }: Terms) {
  const cost = freeLeft > 0 ? '0.00' : feeOf(amount, fee)
  return { cost, arrives: toDecimal(Math.max(0, toMinor(amount) - toMinor(cost))) }
}
