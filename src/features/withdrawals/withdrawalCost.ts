import type { Value } from '../../api/operations.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { feeOf } from '../../money/amount/feeOf.ts'

type Terms = Pick<Value<'GET /wps/withdrawals/terms'>, 'fee' | 'freeLeft'>

/** Fee and payout of a withdrawal, as decimal strings. The first withdrawals of a day are free. */
export function withdrawalCost(amount: string, { fee, freeLeft }: Terms) {
  const cost = freeLeft > 0 ? '0.00' : feeOf(amount, fee)
  return { cost, arrives: toDecimal(Math.max(0, toMinor(amount) - toMinor(cost))) }
}
