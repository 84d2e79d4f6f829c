import { toDecimal, toMinor } from '../../lib/money.ts'

/** Decimal strings: a percentage of the amount, with at most four decimals, and a fixed amount. */
export type Fee = { percent: string; fixed: string }

/**
 * Sum of both parts of a fee, as a decimal string. The percentage is rounded half up to the cent.
 */
export function feeOf(amount: string, { percent, fixed }: Fee): string {
  const [whole = '0', places = ''] = percent.split('.')
  const tenThousandths = BigInt(whole + places.padEnd(4, '0'))
  // `tenThousandths` counts ten-thousandths of a percent, so 1,000,000 of them are the whole
  // amount.
  const share = (BigInt(toMinor(amount)) * tenThousandths + 500_000n) / 1_000_000n
  return toDecimal(Number(share) + toMinor(fixed))
}
