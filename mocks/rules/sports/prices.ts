/** Markets of a match and their prices, all derived from the probabilities of its final score. */

import type { SportsMarket, SportsPrice } from '../../../platform/sportsBook.ts'
import { marketKinds, outcomesOf } from '../../../src/lib/sports/selections.ts'
import { type LegSelection, settleLeg } from '../../../src/lib/sports/settlement.ts'
import {
  type Chance,
  differencesOf,
  halvesOf,
  type Situation,
  scoreGrid,
  totalsOf,
} from './grid.ts'

type Kind = SportsMarket['kind']
type Fair = Pick<SportsPrice, 'fairChance' | 'fairVoid'>

/** Excess of the sum of a market's inverse odds over 1. */
const margin = 0.05

/** Lowest and highest odds, in hundredths. */
const lowestOdds = 101
const highestOdds = 20_000

/** A market is withdrawn when an outcome is more probable than this. */
const mostCertain = 0.98
/** The same limit for a kind of market that a match offers with several lines. */
const mostCertainLine = 0.96
/** Quarters of a goal between two half-goal lines. */
const goal = 4
/** Line of 0.5 goals, in quarters of a goal. */
const half = 2

/** Lines with the most even odds before the kick-off, in quarters of a goal. */
export type MainLines = { TOTAL_GOALS: number; HANDICAP: number }

/**
 * Fair values of a selection according to the settlement rules.
 * @param chances probabilities of the results that decide the market.
 */
export function fairValues(leg: LegSelection, chances: readonly Chance[]): Fair {
  let fairChance = 0
  let fairVoid = 0
  for (const { result, probability } of chances) {
    const { result: isWon, deadHeat, voidFactor } = settleLeg(leg, result)
    fairChance += probability * isWon * deadHeat * (1 - voidFactor)
    fairVoid += probability * voidFactor
  }
  return { fairChance, fairVoid }
}

/** Inverse of the fair odds: the chance to win, given that the selection is not void. */
const fairProbability = ({ fairChance, fairVoid }: Fair): number => fairChance / (1 - fairVoid)

/**
 * Inverse odds with margin by the power method (Clarke, 2017): all fair probabilities are raised to
 * the same power. The inverse odds stay below 1, and long shots bear more of the margin.
 * @param probabilities at least two, above 0, that add up to 1.
 */
export function withMargin(probabilities: readonly number[]): number[] {
  const powers = (power: number) => probabilities.map((probability) => probability ** power)
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    const sum = powers(middle).reduce((all, one) => all + one, 0)
    if (sum > 1 + margin) low = middle
    else high = middle
  }
  // With the power `low`, the inverse odds add up to at least 1 + margin.
  return powers(low)
}

/** Odds in hundredths, rounded down, from `lowestOdds` to `highestOdds`. */
const oddsOf = (inverse: number): number =>
  Math.min(highestOdds, Math.max(lowestOdds, Math.floor(100 / inverse)))

/** Market of a kind and line; undefined if an outcome is nearly certain. */
function priceMarket(
  kind: Kind,
  chances: readonly Chance[],
  status: SportsMarket['status'],
  line?: number,
): SportsMarket | undefined {
  const outcomes = outcomesOf(kind)
  const fair = outcomes.map((outcome) => fairValues({ market: kind, line, outcome }, chances))
  const probabilities = fair.map(fairProbability)
  const limit = line === undefined ? mostCertain : mostCertainLine
  // NaN, the probability in a market that is void in all results, fails this check too.
  if (!probabilities.every((one) => one > 0 && one <= limit)) return undefined
  const inverses = withMargin(probabilities)
  const prices = outcomes.map((outcome, at) => ({
    outcome,
    odds: oddsOf(inverses[at] ?? 1),
    fairChance: fair[at]?.fairChance ?? 0,
    fairVoid: fair[at]?.fairVoid ?? 0,
  }))
  return line === undefined ? { kind, status, prices } : { kind, line, status, prices }
}

/** All lines of a kind that may be offered; totals start at 0.5 goals. */
const offeredLines = (kind: Kind): number[] => {
  const [from, to] = kind === 'TOTAL_GOALS' ? [half, 60] : [-40, 40]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/**
 * Line with the most equal probabilities of its outcomes. These probabilities are monotonic in the
 * line, so a binary search finds it.
 */
function mainLine(kind: keyof MainLines, chances: readonly Chance[]): number {
  // The outcome that becomes more probable as the line rises.
  const outcome = kind === 'TOTAL_GOALS' ? 'UNDER' : 'HOME'
  const chanceAt = (line: number) =>
    fairProbability(fairValues({ market: kind, line, outcome }, chances))
  const lines = offeredLines(kind)
  let [low, high] = [lines[0] ?? half, lines.at(-1) ?? half]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (chanceAt(middle) < 0.5) low = middle
    else high = middle
  }
  return 0.5 - chanceAt(low) < chanceAt(high) - 0.5 ? low : high
}

/** Main lines for a situation. */
export function mainLinesOf(situation: Situation): MainLines {
  const grid = scoreGrid(situation)
  return {
    TOTAL_GOALS: mainLine('TOTAL_GOALS', totalsOf(grid)),
    HANDICAP: mainLine('HANDICAP', differencesOf(grid)),
  }
}

/**
 * Markets of the lines of a kind, in ascending order: the current main line and the main line
 * before the kick-off, each with its neighbours, and every half-goal line that is not nearly
 * decided. The fair values of all other lines follow from the half-goal lines, so that bets on any
 * line can be cashed out.
 */
function lineMarkets(
  kind: keyof MainLines,
  chances: readonly Chance[],
  status: SportsMarket['status'],
  before: MainLines,
): SportsMarket[] {
  const main = mainLine(kind, chances)
  const near = [main, before[kind]].flatMap((line) => [line, line - 1, line + 1])
  const lines = offeredLines(kind).filter(
    (line) => near.includes(line) || Math.abs(line % goal) === half,
  )
  return lines.flatMap((line) => priceMarket(kind, chances, status, line) ?? [])
}

/**
 * Markets of a match in a situation, in display order. Nearly decided markets are omitted.
 * @param before main lines before the kick-off.
 */
export function marketsOf(
  situation: Situation,
  before: MainLines,
  status: SportsMarket['status'],
): SportsMarket[] {
  const scores = scoreGrid(situation)
  const totals = totalsOf(scores)
  const chances: Record<Kind, readonly Chance[]> = {
    RESULT: scores,
    TOTAL_GOALS: totals,
    HANDICAP: differencesOf(scores),
    BOTH_SCORE: scores,
    BUSIER_HALF: halvesOf(totals, situation),
  }
  return marketKinds.flatMap((kind) => {
    if (kind === 'TOTAL_GOALS' || kind === 'HANDICAP') {
      return lineMarkets(kind, chances[kind], status, before)
    }
    return priceMarket(kind, chances[kind], status) ?? []
  })
}
