/**
 * Settlement of bets on matches (PLAY-11). Each leg multiplies the stake by `result × odds ×
 * deadHeat × (1 − void) + void`. The game vendor's server and its page use the same functions.
 */

import type { Selection } from './selections.ts'

type Side = 'HOME' | 'AWAY'

export type LegFactors = {
  /** 1 for a win, 0 for a loss. */
  result: 0 | 1
  /** Part of the stake that is void and returned: 0, 0.5 or 1. */
  voidFactor: 0 | 0.5 | 1
  /** Number of winning places divided by the number of tied selections; 1 without a dead heat. */
  deadHeat: number
}

/** Goals of a finished match. */
export type Result = {
  home: number
  away: number
  /** Goals that both sides together scored in the first half. */
  firstHalf: number
}

const winFactors: LegFactors = { result: 1, voidFactor: 0, deadHeat: 1 }
const lossFactors: LegFactors = { result: 0, voidFactor: 0, deadHeat: 1 }

/** Factors of a leg whose match was called off. */
export const voidLeg: LegFactors = { result: 0, voidFactor: 1, deadHeat: 1 }

/** Last minute in which a goal belongs to the first half. */
export const firstHalfEnd = 45

/** Counts the goals of a finished match. */
export function resultOf(goals: readonly { side: Side; minute: number }[]): Result {
  const home = goals.filter(({ side }) => side === 'HOME').length
  const firstHalf = goals.filter(({ minute }) => minute <= firstHalfEnd).length
  return { home, away: goals.length - home, firstHalf }
}

/**
 * Factors of a selection in a market with a line. A quarter line places half of the stake on each
 * of its two neighbouring lines.
 * @param lead goals by which the selection beats its line, in quarters of a goal; negative if it
 * loses to the line
 */
function byLine(lead: number): LegFactors {
  if (lead === 0) return voidLeg
  if (lead === 1) return { result: 1, voidFactor: 0.5, deadHeat: 1 }
  if (lead === -1) return { result: 0, voidFactor: 0.5, deadHeat: 1 }
  return lead > 0 ? winFactors : lossFactors
}

/** Selection without the id of its match. */
export type LegSelection = Pick<Selection, 'market' | 'outcome'> & { line?: number | undefined }

/** Factors of a selection for the result of its match. */
export function settleLeg(
  { market, line = 0, outcome }: LegSelection,
  { home, away, firstHalf }: Result,
): LegFactors {
  switch (market) {
    case 'RESULT': {
      const winner = home === away ? 'DRAW' : home > away ? 'HOME' : 'AWAY'
      return outcome === winner ? winFactors : lossFactors
    }
    case 'TOTAL_GOALS': {
      const lead = (home + away) * 4 - line
      return byLine(outcome === 'OVER' ? lead : -lead)
    }
    case 'HANDICAP': {
      const lead = (home - away) * 4 + line
      return byLine(outcome === 'HOME' ? lead : -lead)
    }
    case 'BOTH_SCORE':
      return (outcome === 'YES') === (home > 0 && away > 0) ? winFactors : lossFactors
    case 'BUSIER_HALF': {
      const lead = firstHalf - (home + away - firstHalf)
      if (lead === 0) return { result: 1, voidFactor: 0, deadHeat: 0.5 }
      return (outcome === 'FIRST_HALF') === lead > 0 ? winFactors : lossFactors
    }
  }
}

/**
 * Number by which a leg multiplies the stake, rounded to ten-thousandths.
 * @param odds accepted odds in hundredths.
 * @returns the multiplier in ten-thousandths: 20500 is 2.05.
 */
export const legMultiplier = (odds: number, { result, voidFactor, deadHeat }: LegFactors): number =>
  Math.round((result * odds * deadHeat * (1 - voidFactor) + voidFactor * 100) * 100)

/**
 * Payout of a bet: the stake times the multipliers of all legs, rounded down.
 * @param stake in minor units.
 * @param multipliers in ten-thousandths.
 * @returns minor units.
 */
export function payout(stake: number, multipliers: readonly number[]): number {
  const scale = 10_000n
  const product = multipliers.reduce((all, one) => all * BigInt(one), BigInt(stake))
  return Number(product / scale ** BigInt(multipliers.length))
}

/**
 * Payout if every leg wins, rounded down.
 * @param stake in minor units.
 * @param odds of each leg, in hundredths.
 * @returns minor units.
 */
export const potentialReturn = (stake: number, odds: readonly number[]): number =>
  payout(
    stake,
    odds.map((one) => one * 100),
  )

export type LegSettlement = 'WON' | 'HALF_WON' | 'DEAD_HEAT' | 'VOID' | 'HALF_LOST' | 'LOST'

/** Result of a leg as it is shown to the player. */
export function settlementOf({ result, voidFactor, deadHeat }: LegFactors): LegSettlement {
  if (voidFactor === 1) return 'VOID'
  if (voidFactor === 0.5) return result === 1 ? 'HALF_WON' : 'HALF_LOST'
  if (result === 0) return 'LOST'
  return deadHeat < 1 ? 'DEAD_HEAT' : 'WON'
}
