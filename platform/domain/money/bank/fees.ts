import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'

/** A share in hundredths of a percent, and a fixed part in minor units. */
export type Fee = { basisPoints: number; fixedAmount: number }

/** Fee on an amount, at most the amount itself; minor units, half a cent rounded up. */
export function feeOf(amount: number, { basisPoints, fixedAmount }: Fee): number {
  // In BigInt, since amount times share can be more than a number holds exactly.
  const share = Number((BigInt(amount) * BigInt(basisPoints) + 5000n) / 10_000n)
  return Math.min(amount, share + fixedAmount)
}

/** The fee as the contract tells it. */
export const showFee = ({ basisPoints, fixedAmount }: Fee): components['schemas']['Fee'] => ({
  percent: basisPoints === 0 ? '0' : toDecimal(basisPoints),
  fixed: toDecimal(fixedAmount),
})
