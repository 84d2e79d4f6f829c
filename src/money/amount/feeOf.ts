import { toDecimal, toMinor } from '../../lib/money.ts'

/**
 * Percentage of the amount, with at most four decimal places, and a fixed part; decimal strings.
 */
export type Fee = { percent: string; fixed: string }

/**
 * Sum of both parts of a fee, with the percentage rounded half up to the cent; a decimal string.
 */
export function feeOf(amount: string, { percent, fixed }: Fee): string {
  const [whole = '0', places = ''] = percent.split('.')
  const tenThousandths = BigInt(whole + places.padEnd(4, '0'))
  // A percent is a hundredth, and its digits are ten-thousandths.
  const share = (BigInt(toMinor(amount)) * tenThousandths + 500_000n) / 1_000_000n
  return toDecimal(Number(share) + toMinor(fixed))
}
