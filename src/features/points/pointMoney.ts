import { toDecimal } from '../../lib/money.ts'

/** A ratio of the contract, such as `0.050`, as whole thousandths. */
const thousandthsOf = (ratio: string): number => Number(ratio.replace('.', ''))

/**
 * The money that points are worth, as a decimal string.
 *
 * @param ratio of the contract: units of money for one point. What is below a cent is cut off.
 */
export const moneyOfPoints = (points: number, ratio: string): string =>
  toDecimal(Math.floor((points * thousandthsOf(ratio)) / 10))

/** The points that a hundred units of money earn, by a ratio of the contract. */
export const pointsPerHundred = (ratio: string): number => thousandthsOf(ratio) / 10
