import { toDecimal, toMinor } from '../../lib/money.ts'

/** A share of the amount in percent, with at most four places, and a fixed part; decimals. */
export type Fee = { percent: string; fixed: string }

/** What an amount costs: both parts added up and rounded half up to the cent; decimal strings. */
export function feeOf(amount: string, { percent, fixed }: Fee): string {
  const [whole = '0', places = ''] = percent.split('.')
  const tenThousandths = BigInt(whole + places.padEnd(4, '0'))
  // A percent is a hundredth, and its figures are ten-thousandths.
  const share = (BigInt(toMinor(amount)) * tenThousandths + 500_000n) / 1_000_000n
  return toDecimal(Number(share) + toMinor(fixed))
}
