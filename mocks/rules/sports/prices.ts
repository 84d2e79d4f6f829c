/** Markets of a match with their prices, all from one distribution of its final score. */

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

/** Part by which the inverse odds of a market add up to more than 1. */
const margin = 0.05

/** Lowest and highest odds, in hundredths. */
const lowestOdds = 101
const highestOdds = 20_000

/** A market is withdrawn when one of its outcomes is more probable. */
const mostCertain = 0.98
/** The same for a market with a line, of which there are several. */
const mostCertainLine = 0.96
/** Largest number of lines of a market. */
const mostLines = 8
/** Quarters of a goal between two half-goal lines. */
const goal = 4
/** Half-goal line of 0.5. */
const half = 2

/** Main lines of a match before its kick-off, in quarters of a goal. */
export type MainLines = { TOTAL_GOALS: number; HANDICAP: number }

/**
 * Fair values of a selection, by the rules of its settlement.
 * @param chances distribution of the results that the market depends on.
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

/** Probability whose inverse are the fair odds: the chance without the part that is void. */
const fairProbability = ({ fairChance, fairVoid }: Fair): number => fairChance / (1 - fairVoid)

/**
 * Inverse odds with margin by the power method (Clarke, 2017): a common power of the fair
 * probabilities. They stay below 1, and long shots bear more of the margin.
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
  // The lower power has the larger sum, which is at least 1 + margin.
  return powers(low)
}

/** Odds in hundredths, rounded down. */
const oddsOf = (inverse: number): number =>
  Math.min(highestOdds, Math.max(lowestOdds, Math.floor(100 / inverse)))

/** Market of a line, or undefined if it is as good as decided. */
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
  // A negated comparison also withdraws a market that is void in all results.
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

/** Lines of a kind that can be offered at all; totals start at 0.5 goals. */
const offeredLines = (kind: Kind): number[] => {
  const [from, to] = kind === 'TOTAL_GOALS' ? [half, 60] : [-40, 40]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/**
 * Line whose outcomes are the most equally probable. The chance of an outcome rises or falls with
 * the line, so that a binary search finds it.
 */
function mainLine(kind: keyof MainLines, chances: readonly Chance[]): number {
  // The outcome whose chance rises.
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

/** Main lines in a situation. */
export function mainLinesOf(situation: Situation): MainLines {
  const grid = scoreGrid(situation)
  return {
    TOTAL_GOALS: mainLine('TOTAL_GOALS', totalsOf(grid)),
    HANDICAP: mainLine('HANDICAP', differencesOf(grid)),
  }
}

/**
 * Markets of the lines of a kind, in ascending order: the main line of now and that before
 * kick-off, each with its neighbours, then half-goal lines. These stay on offer while the main line
 * moves, so that bets on them can be cashed out.
 */
function lineMarkets(
  kind: keyof MainLines,
  chances: readonly Chance[],
  status: SportsMarket['status'],
  before: MainLines,
): SportsMarket[] {
  const main = mainLine(kind, chances)
  const near = [main, before[kind]].flatMap((line) => [line, line - 1, line + 1])
  const halves = offeredLines(kind)
    .filter((line) => Math.abs(line % goal) === half)
    .toSorted((one, other) => Math.abs(one - main) - Math.abs(other - main))
    .slice(0, mostLines)
  const markets: (SportsMarket & { line: number })[] = []
  for (const line of new Set([...near, ...halves])) {
    if (markets.length === mostLines) break
    const market =
      line < half && kind === 'TOTAL_GOALS' ? undefined : priceMarket(kind, chances, status, line)
    if (market) markets.push({ ...market, line })
  }
  return markets.toSorted((one, other) => one.line - other.line)
}

/**
 * Markets of a match in a situation, in the order of display. Those that are as good as decided are
 * missing.
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
