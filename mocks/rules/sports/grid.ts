/**
 * Probabilities of the final scores of a match. All markets are priced from them, so that no market
 * contradicts another.
 */

import type { Result } from '../../../src/lib/sports/settlement.ts'

/** Expected goals of both sides in a whole match. */
export type Rates = { home: number; away: number }

/** State of a match that determines its final score probabilities. */
export type Situation = {
  rates: Rates
  /** Goals scored so far. */
  score: { home: number; away: number }
  /** Goals of both sides scored in the first half so far. */
  firstHalf: number
  /** Share of the match's expected goals that is still to come: 1 at kick-off, then less. */
  toCome: number
  /** Share of the goals to come that is expected in the first half. */
  toComeInFirstHalf: number
}

export type Chance = { result: Result; probability: number }

/**
 * Dependence between low scores (ρ of Dixon and Coles, 1997). A negative value makes 0-0 and 1-1
 * more probable, and 1-0 and 0-1 less probable.
 */
export const lowScores = -0.05

/**
 * Maximum number of further goals of a side. With 3 expected goals, the probability of more goals
 * is 0.002 %.
 */
const mostToCome = 12

/** Probabilities of 0 to `mostToCome` goals. */
function poisson(rate: number): number[] {
  const chances = [Math.exp(-rate)]
  for (let goals = 1; goals <= mostToCome; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * rate) / goals)
  }
  return chances
}

/** Correction factor of a final score by Dixon and Coles. */
function correction({ home, away }: Rates, goals: Rates, rho: number): number {
  if (goals.home > 1 || goals.away > 1) return 1
  if (goals.home === goals.away) return goals.home === 0 ? 1 - home * away * rho : 1 - rho
  return 1 + (goals.home === 0 ? home : away) * rho
}

/**
 * Probabilities of all final scores. They add up to 1. The goals of the first half are not
 * computed: `firstHalf` of the results is always 0. The goals still to come follow one Poisson
 * distribution per side, with the remaining rates. The final score then gets a correction for the
 * dependence of low scores. During a match the correction is the same as before kick-off.
 * @param rho dependence of low scores, see `lowScores`; 0 makes the sides independent.
 */
export function scoreGrid(
  { rates, score, toCome }: Pick<Situation, 'rates' | 'score' | 'toCome'>,
  rho = lowScores,
): Chance[] {
  const homeChances = poisson(rates.home * toCome)
  const awayChances = poisson(rates.away * toCome)
  const cells = homeChances.flatMap((homeChance, moreHome) =>
    awayChances.map((awayChance, moreAway) => {
      const goals = { home: score.home + moreHome, away: score.away + moreAway }
      return {
        result: { ...goals, firstHalf: 0 },
        probability: homeChance * awayChance * correction(rates, goals, rho),
      }
    }),
  )
  const sum = cells.reduce((all, { probability }) => all + probability, 0)
  return cells.map(({ result, probability }) => ({ result, probability: probability / sum }))
}

/**
 * Adds up the probabilities of all results with the same `numberOf`. The sums are sorted by that
 * number.
 */
function byNumber(grid: readonly Chance[], numberOf: (result: Result) => number) {
  const sums = new Map<number, number>()
  for (const { result, probability } of grid) {
    const number = numberOf(result)
    sums.set(number, (sums.get(number) ?? 0) + probability)
  }
  return [...sums].toSorted(([one], [other]) => one - other)
}

/** Probabilities of the total goals. Each result states the total as goals of the home side. */
export const totalsOf = (grid: readonly Chance[]): Chance[] =>
  byNumber(grid, ({ home, away }) => home + away).map(([goals, probability]) => ({
    result: { home: goals, away: 0, firstHalf: 0 },
    probability,
  }))

/**
 * Probabilities of the goal difference. Each result states the difference as goals of the winning
 * side.
 */
export const differencesOf = (grid: readonly Chance[]): Chance[] =>
  byNumber(grid, ({ home, away }) => home - away).map(([lead, probability]) => ({
    result: { home: Math.max(lead, 0), away: Math.max(-lead, 0), firstHalf: 0 },
    probability,
  }))

/**
 * Probabilities of the total goals per half. The results count all goals as goals of the home side.
 */
export function halvesOf(
  totals: readonly Chance[],
  { score, firstHalf, toComeInFirstHalf: part }: Situation,
): Chance[] {
  const before = score.home + score.away
  return totals.flatMap(({ result, probability }) => {
    const more = result.home - before
    let chance = probability * (1 - part) ** more
    const halves: Chance[] = []
    for (let early = 0; early <= more; early += 1) {
      const goals = { home: result.home, away: 0, firstHalf: firstHalf + early }
      halves.push({ result: goals, probability: chance })
      // Binomial distribution. With `part` 0, all goals to come fall into the second half.
      if (part === 0) break
      chance *= ((more - early) / (early + 1)) * (part / (1 - part))
    }
    return halves
  })
}
