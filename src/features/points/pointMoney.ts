import { toDecimal } from '../../lib/money.ts'

/** Ratio of the contract, such as `0.050`, in whole thousandths. */
const thousandthsOf = (ratio: string): number => Number(ratio.replace('.', ''))

/**
 * Value of points in money, as a decimal string.
 * @param ratio ratio of the contract: units of money for one point. Fractions of a cent are cut
 * off.
 */
export const moneyOfPoints = (points: number, ratio: string): string =>
  toDecimal(Math.floor((points * thousandthsOf(ratio)) / 10))

/** Points that a hundred units of money earn at a ratio of the contract. */
export const pointsPerHundred = (ratio: string): number => thousandthsOf(ratio) / 10
