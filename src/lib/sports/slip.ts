/** Rules of a bet slip. The game vendor's server and its page use the same functions. */
import type { Selection } from './selections.ts'

/** Changes of the odds to which a player agrees in advance: none, higher odds, or any. */
export const oddsConsents = ['NONE', 'BETTER', 'ANY'] as const
export type OddsConsent = (typeof oddsConsents)[number]

/** Largest number of legs of a multiple. */
export const mostLegs = 12

/**
 * True if a bet may be placed at the current odds without asking the player.
 * @param seenOdds odds that the player saw, in hundredths.
 * @param current odds now, in hundredths.
 */
export const acceptsMove = (consent: OddsConsent, seenOdds: number, current: number): boolean =>
  seenOdds === current || consent === 'ANY' || (consent === 'BETTER' && current > seenOdds)

/** Reason why selections cannot be placed as one bet; undefined if they can. */
export function slipProblem(
  selections: readonly Pick<Selection, 'fixtureId'>[],
): 'EMPTY' | 'SAME_MATCH' | 'TOO_MANY_LEGS' | undefined {
  if (selections.length === 0) return 'EMPTY'
  if (selections.length > mostLegs) return 'TOO_MANY_LEGS'
  const fixtures = new Set(selections.map(({ fixtureId }) => fixtureId))
  return fixtures.size < selections.length ? 'SAME_MATCH' : undefined
}

/** Fee for a cash-out, as a fraction of the fair value. */
const cashOutFee = 0.05

export type CashOutLeg =
  /** Settled leg, with its multiplier in ten-thousandths. */
  | { multiplier: number }
  /**
   * Open leg: accepted odds in hundredths, and the current fair probabilities of its selection
   * (`SportsPrice`).
   */
  | { odds: number; fairChance: number; fairVoid: number }

/**
 * Value of a cash-out: the expected payout by fair probabilities, minus the fee. Probabilities from
 * the odds shown would be too high, since these odds contain the margin of the bookmaker.
 * @param stake in minor units.
 * @returns minor units, rounded down; 0 if a leg is lost.
 */
export function cashOutValue(stake: number, legs: readonly CashOutLeg[]): number {
  const expected = legs.reduce((value, leg) => {
    if ('multiplier' in leg) return (value * leg.multiplier) / 10_000
    return value * ((leg.odds / 100) * leg.fairChance + leg.fairVoid)
  }, stake)
  return Math.floor(expected * (1 - cashOutFee))
}
