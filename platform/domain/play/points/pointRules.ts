/** Rules for earning and converting points. */

/** Sources of points: types of games, and deposits. */
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

/** Number of points that convert to one whole currency unit. */
const pointsPerUnit = 100
/** Currency units for one point, with three decimals, as the API returns them. */
export const redeemRatio = (1 / pointsPerUnit).toFixed(3)
/** Minimum number of points of a conversion. */
export const leastConversion = 500
/** Conversions are multiples of this number of points, so that they yield whole minor units. */
export const conversionStep = 10

/** Value of points, in minor units. */
export const moneyOf = (points: number): number => (points * 100) / pointsPerUnit

/** Thousandths of a point that an amount in minor units earns. */
export const earnedBy = (type: EarningType, amount: number): number =>
  Math.floor((amount * thousandthsPerUnit[type]) / 100)

/** Earning ratio as the API returns it: points per whole currency unit, with three decimals. */
export const ratioOf = (type: EarningType): string => (thousandthsPerUnit[type] / 1000).toFixed(3)
