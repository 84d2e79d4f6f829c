import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'

/**
 * Percentage of the amount, in basis points (hundredths of a percent), plus a fixed amount in minor
 * units.
 */
export type Fee = { basisPoints: number; fixedAmount: number }

/** Fee on an amount, in minor units; at most the amount itself. Half a cent rounds up. */
export function feeOf(amount: number, { basisPoints, fixedAmount }: Fee): number {
  // BigInt, because amount × share can exceed the safe integer range.
  const share = Number((BigInt(amount) * BigInt(basisPoints) + 5000n) / 10_000n)
  return Math.min(amount, share + fixedAmount)
}

/** Converts a fee to the form of the API. */
export const showFee = ({ basisPoints, fixedAmount }: Fee): components['schemas']['Fee'] => ({
  percent: basisPoints === 0 ? '0' : toDecimal(basisPoints),
  fixed: toDecimal(fixedAmount),
})
