/** What points are earned by, and what they are worth. */

/** What earns points by being played or paid in. */
export type EarningType = 'LIVE' | 'LOTTERY' | 'PVP' | 'RNG' | 'SPORTS' | 'DEPOSIT'

/** Thousandths of a point for each whole unit of money that is validly bet, or paid in. */
const thousandthsPerUnit: Record<EarningType, number> = {
  LIVE: 50,
  LOTTERY: 80,
  PVP: 50,
  RNG: 100,
  SPORTS: 80,
  DEPOSIT: 20,
}

/**
 * How many points make one whole unit of money, the same as the contract writes it, and the least
 * turned into money.
 */
const pointsPerUnit = 100
export const redeemRatio = (1 / pointsPerUnit).toFixed(3)
export const leastConversion = 500
/** Points are turned into money by whole tens of its minor units, so that nothing is lost. */
export const conversionStep = 10

/** The money of some points, in minor units. */
export const moneyOf = (points: number): number => (points * 100) / pointsPerUnit

/** Thousandths of a point for an amount in minor units. */
export const earnedBy = (type: EarningType, amount: number): number =>
  Math.floor((amount * thousandthsPerUnit[type]) / 100)

/** A ratio as the contract writes it: points for one whole unit of money, with three places. */
export const ratioOf = (type: EarningType): string => (thousandthsPerUnit[type] / 1000).toFixed(3)
