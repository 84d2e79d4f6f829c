/** Earning and conversion rules of points. */

/** Kinds of play and payment that earn points. */
export type EarningType = 'LIVE' | 'LOTTERY' | 'PVP' | 'RNG' | 'SPORTS' | 'DEPOSIT'

/** Thousandths of a point for each whole currency unit of valid bets or deposits. */
const thousandthsPerUnit: Record<EarningType, number> = {
  LIVE: 50,
  LOTTERY: 80,
  PVP: 50,
  RNG: 100,
  SPORTS: 80,
  DEPOSIT: 20,
}

/**
 * Points per whole currency unit, the ratio in the form of the contract, and the minimum
 * conversion.
 */
const pointsPerUnit = 100
export const redeemRatio = (1 / pointsPerUnit).toFixed(3)
export const leastConversion = 500
/** Conversions are multiples of this number of points, so that no fraction is lost. */
export const conversionStep = 10

/** Value of points, in minor units. */
export const moneyOf = (points: number): number => (points * 100) / pointsPerUnit

/** Thousandths of a point for an amount in minor units. */
export const earnedBy = (type: EarningType, amount: number): number =>
  Math.floor((amount * thousandthsPerUnit[type]) / 100)

/** Ratio in the form of the contract: points per whole currency unit, with three decimals. */
export const ratioOf = (type: EarningType): string => (thousandthsPerUnit[type] / 1000).toFixed(3)
