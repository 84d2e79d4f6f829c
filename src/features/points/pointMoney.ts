import { toDecimal } from '../../lib/money.ts'

/** Converts a ratio of the contract, such as `0.050`, to whole thousandths. */
const thousandthsOf = (ratio: string): number => Number(ratio.replace('.', ''))

/**
 * Value of points in money, as a decimal string rounded down to the cent.
 * @param ratio units of money for one point, in the format of the contract.
 */
export const moneyOfPoints = (points: number, ratio: string): string =>
  toDecimal(Math.floor((points * thousandthsOf(ratio)) / 10))

/** Points earned for a hundred units of money at a ratio of the contract. */
export const pointsPerHundred = (ratio: string): number => thousandthsOf(ratio) / 10
