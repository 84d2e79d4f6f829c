import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import {
  type Chance,
  differencesOf,
  halvesOf,
  lowScores,
  type Situation,
  scoreGrid,
  totalsOf,
} from './grid.ts'

const sum = (chances: readonly Chance[], counts: (result: Chance['result']) => boolean) =>
  chances.reduce((all, { result, probability }) => all + (counts(result) ? probability : 0), 0)
const everything = (chances: readonly Chance[]) => sum(chances, () => true)

const opening = { rates: { home: 1.5, away: 1.1 }, score: { home: 0, away: 0 }, toCome: 1 }

it('[PLAY-11] the score grid has the published probabilities for expected goals of 1.5 and 1.1', () => {
  const grid = scoreGrid(opening, 0)
  expect(sum(grid, ({ home, away }) => home > away)).toBeCloseTo(0.4642, 4)
  expect(sum(grid, ({ home, away }) => home === away)).toBeCloseTo(0.2577, 4)
  expect(sum(grid, ({ home, away }) => home < away)).toBeCloseTo(0.2781, 4)
  expect(sum(grid, ({ home, away }) => home + away > 2)).toBeCloseTo(0.4816, 4)
  expect(sum(grid, ({ home, away }) => home > 0 && away > 0)).toBeCloseTo(0.5183, 4)
})

it('[PLAY-11] the score grid has the published probabilities for a lead of one goal with a third of the match to come', () => {
  const grid = scoreGrid({ ...opening, score: { home: 1, away: 0 }, toCome: 1 / 3 }, 0)
  expect(sum(grid, ({ home, away }) => home > away)).toBeCloseTo(0.797, 3)
  expect(sum(grid, ({ home, away }) => home === away)).toBeCloseTo(0.169, 3)
  expect(sum(grid, ({ home, away }) => home < away)).toBeCloseTo(0.034, 3)
})

it('low-score draws are more probable than with independent goals, and the average goals stay the same', () => {
  const [plain, corrected] = [scoreGrid(opening, 0), scoreGrid(opening, lowScores)]
  const isDraw = ({ home, away }: Chance['result']) => home === away
  expect(sum(corrected, isDraw)).toBeGreaterThan(sum(plain, isDraw))
  const average = (grid: readonly Chance[]) =>
    grid.reduce((all, { result, probability }) => all + result.home * probability, 0)
  expect(average(corrected)).toBeCloseTo(average(plain), 6)
})

const rate = fc.double({ min: 0.2, max: 3, noNaN: true })
const goals = fc.integer({ min: 0, max: 6 })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const situation: fc.Arbitrary<Situation> = fc
  .tuple(rate, rate, goals, goals, share, fc.double({ min: 0, max: 0.44, noNaN: true }))
  .map(([home, away, homeGoals, awayGoals, toCome, toComeInFirstHalf]) => ({
    rates: { home, away },
    score: { home: homeGoals, away: awayGoals },
    firstHalf: homeGoals,
    toCome,
    toComeInFirstHalf,
  }))

it('[PLAY-11] the probabilities of every distribution are positive and add up to 1', () => {
  fc.assert(
    fc.property(situation, (now) => {
      const grid = scoreGrid(now)
      const totals = totalsOf(grid)
      for (const chances of [grid, totals, differencesOf(grid), halvesOf(totals, now)]) {
        expect(everything(chances)).toBeCloseTo(1, 9)
        expect(chances.every(({ probability }) => probability >= 0)).toBe(true)
      }
    }),
    { seed: 45, numRuns: propertyRuns(300, 60) },
  )
})

it('[PLAY-11] no possible result has fewer goals than were already scored', () => {
  fc.assert(
    fc.property(situation, (now) => {
      const { score, firstHalf } = now
      const grid = scoreGrid(now)
      expect(sum(grid, ({ home, away }) => home < score.home || away < score.away)).toBe(0)
      const halves = halvesOf(totalsOf(grid), now)
      expect(sum(halves, (result) => result.firstHalf < firstHalf)).toBe(0)
    }),
    { seed: 45, numRuns: propertyRuns(300, 60) },
  )
})

it('the score grid before the kick-off is the mean of the score grids at half-time', () => {
  // Expected goals of the first half.
  const half = { home: 0.75, away: 0.55 }
  const poisson = (mean: number, count: number): number =>
    count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count
  let mean = 0
  for (let home = 0; home <= 9; home += 1) {
    for (let away = 0; away <= 9; away += 1) {
      const chance = poisson(half.home, home) * poisson(half.away, away)
      const grid = scoreGrid({ ...opening, score: { home, away }, toCome: 0.5 }, 0)
      mean += chance * sum(grid, (result) => result.home > result.away)
    }
  }
  expect(mean).toBeCloseTo(0.4642, 4)
})
