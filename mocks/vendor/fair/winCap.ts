/** Highest win of a bet in the provably fair games. */

/** Highest multiplier of any round, in hundredths: 10,000.00. */
export const highestMultiplier = 1_000_000

/** Highest win as a multiple of the largest stake. */
const winPerMaximum = 100

/** Highest win of a bet, stake included, in minor units. @param maximum largest stake. */
export const highestWin = (maximum: number): number => winPerMaximum * maximum

/**
 * Highest multiplier of a bet, in hundredths. A bet is cashed out when it reaches this multiplier,
 * so that the cap does not change the return to player.
 * @param stake in minor units.
 * @param maximum largest stake of the game, in minor units.
 */
export const cappedMultiplier = (stake: number, maximum: number): number =>
  Math.min(highestMultiplier, Math.floor((100 * highestWin(maximum)) / stake))

/** Payout in minor units, rounded down. @param multiplier in hundredths. */
export const payoutOf = (stake: number, multiplier: number): number =>
  Math.floor((stake * multiplier) / 100)
