import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SportsMarket } from '../../../platform/sportsBook.ts'
import { marketKinds } from '../../../src/lib/sports/selections.ts'
import { cashOutValue } from '../../../src/lib/sports/slip.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { differencesOf, type Situation, scoreGrid, totalsOf } from './grid.ts'
import { openingSituation } from './match.ts'
import { fairValues, mainLinesOf, marketsOf, withMargin } from './prices.ts'

const opening = openingSituation({ home: 1.5, away: 1.1 })
const independent = scoreGrid(opening, 0)
const allMarkets = (now: Situation) =>
  marketsOf(now, mainLinesOf(openingSituation(now.rates)), 'ACTIVE')

const rate = fc.double({ min: 0.4, max: 2.8, noNaN: true })
const goals = fc.integer({ min: 0, max: 4 })
const situation: fc.Arbitrary<Situation> = fc
  .tuple(rate, rate, goals, goals, fc.double({ min: 0.05, max: 1, noNaN: true }))
  .map(([home, away, homeGoals, awayGoals, toCome]) => ({
    rates: { home, away },
    score: { home: homeGoals, away: awayGoals },
    firstHalf: awayGoals,
    toCome,
    toComeInFirstHalf: Math.max(0, (toCome - 0.5606) / toCome),
  }))
const run = { seed: 45, numRuns: propertyRuns(300, 60) }

const priceOf = (markets: readonly SportsMarket[], kind: string, outcome: string, line?: number) =>
  markets
    .find((market) => market.kind === kind && market.line === line)
    ?.prices.find((price) => price.outcome === outcome)

describe('fair values of bets', () => {
  it.each([
    [-1, 1.877],
    [-3, 2.539],
    [-2, 1 / 0.4642],
  ])('[PLAY-11] a home bet with handicap %i (quarter goals) has fair odds of %f', (line, odds) => {
    const leg = { market: 'HANDICAP', line, outcome: 'HOME' } as const
    const { fairChance, fairVoid } = fairValues(leg, differencesOf(independent))
    expect((1 - fairVoid) / fairChance).toBeCloseTo(odds, 3)
  })

  it('[PLAY-11] the outcome of more than 2.5 goals has the published fair probability', () => {
    const leg = { market: 'TOTAL_GOALS', line: 10, outcome: 'OVER' } as const
    const { fairChance, fairVoid } = fairValues(leg, totalsOf(independent))
    expect(fairChance).toBeCloseTo(0.4816, 4)
    expect(fairVoid).toBe(0)
  })

  it('[PLAY-11] a bet of 10.00 at odds of 2.05 on a side that leads by one goal is cashed out at 15.52', () => {
    const late = scoreGrid({ ...opening, score: { home: 1, away: 0 }, toCome: 1 / 3 }, 0)
    const fair = fairValues({ market: 'RESULT', outcome: 'HOME' }, late)
    expect(cashOutValue(1_000, [{ odds: 205, ...fair }])).toBe(1_552)
  })
})

describe('margin of the odds', () => {
  it('[PLAY-11] withMargin returns the published odds for the published probabilities', () => {
    const [home = 1, draw = 1, away = 1] = withMargin([0.4642, 0.2577, 0.2781])
    expect(1 / home).toBeCloseTo(2.08, 2)
    expect(1 / draw).toBeCloseTo(3.65, 2)
    expect(1 / away).toBeCloseTo(3.39, 2)
  })

  it('inverse odds stay below 1, add up to 1.05, and have the order of the probabilities', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (chance) => {
        const [one = 0, other = 0] = withMargin([chance, 1 - chance])
        expect(one + other).toBeCloseTo(1.05, 6)
        expect(Math.max(one, other)).toBeLessThan(1)
        expect(Math.sign(one - other)).toBe(Math.sign(chance - (1 - chance)))
      }),
      run,
    )
  })
})

describe('markets of a match', () => {
  it('before the kick-off all kinds of markets are on offer, the result first', () => {
    const markets = allMarkets(opening)
    expect([...new Set(markets.map(({ kind }) => kind))]).toEqual(marketKinds)
    const lines = (kind: string) =>
      markets.filter((one) => one.kind === kind).map(({ line }) => line)
    expect(lines('TOTAL_GOALS')).toEqual(expect.arrayContaining([6, 9, 10, 11, 14]))
    expect(lines('HANDICAP')).toEqual(expect.arrayContaining([-2, -1, 0, 2]))
  })

  it('[PLAY-11] the fair values of the outcomes of a market add up to 1', () => {
    fc.assert(
      fc.property(situation, (now) => {
        for (const { prices } of allMarkets(now)) {
          const won = prices.reduce((all, { fairChance }) => all + fairChance, 0)
          expect(won + (prices[0]?.fairVoid ?? 0)).toBeCloseTo(1, 9)
        }
      }),
      run,
    )
  })

  it('[PLAY-11] the home side has the same chance in the result market as with a handicap of −0.5', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const markets = allMarkets(now)
        const byResult = priceOf(markets, 'RESULT', 'HOME')
        const byHandicap = priceOf(markets, 'HANDICAP', 'HOME', -2)
        if (!byResult || !byHandicap) return
        expect(byHandicap.fairChance).toBeCloseTo(byResult.fairChance, 9)
      }),
      run,
    )
  })

  it('[PLAY-11] the odds of more goals than the line never fall when the line rises', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const odds = allMarkets(now)
          .filter(({ kind }) => kind === 'TOTAL_GOALS')
          .map(({ prices }) => prices[0]?.odds ?? 0)
        expect(odds).toEqual(odds.toSorted((one, other) => one - other))
      }),
      run,
    )
  })

  it('[PLAY-11] stakes that cover all results, in one market or in two, return less than they cost', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const markets = allMarkets(now)
        for (const { prices } of markets) {
          const cost = prices.reduce((all, { odds }) => all + 100 / odds, 0)
          expect(cost).toBeGreaterThan(1.03)
        }
        const cover = (kind: string, outcome: string, line?: number) =>
          100 / (priceOf(markets, kind, outcome, line)?.odds ?? 100)
        // A bet on one result, and a handicap bet that wins in all other cases.
        expect(cover('RESULT', 'HOME') + cover('HANDICAP', 'AWAY', -2)).toBeGreaterThan(1)
        expect(cover('RESULT', 'AWAY') + cover('HANDICAP', 'HOME', 2)).toBeGreaterThan(1)
      }),
      run,
    )
  })

  it('odds are from 1.01 to 200, and a match has at most 40 markets', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const markets = allMarkets(now)
        expect(markets.length).toBeLessThanOrEqual(40)
        const odds = markets.flatMap(({ prices }) => prices.map((price) => price.odds))
        for (const price of odds) {
          expect(Number.isInteger(price)).toBe(true)
          expect(price).toBeGreaterThanOrEqual(101)
          expect(price).toBeLessThanOrEqual(20_000)
        }
      }),
      run,
    )
  })

  it('[PLAY-11] a half-goal line is on offer until one of its outcomes is nearly certain', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const totals = totalsOf(scoreGrid(now))
        const offered = allMarkets(now)
          .filter(({ kind, line = 0 }) => kind === 'TOTAL_GOALS' && line % 4 === 2)
          .map(({ line }) => line)
        const open = Array.from({ length: 15 }, (_, goalsBelow) => goalsBelow * 4 + 2).filter(
          (line) => {
            const leg = { market: 'TOTAL_GOALS', line, outcome: 'OVER' } as const
            const { fairChance } = fairValues(leg, totals)
            return Math.max(fairChance, 1 - fairChance) <= 0.96
          },
        )
        expect(offered).toEqual(open)
      }),
      run,
    )
  })

  it('a market that is decided is withdrawn', () => {
    const late = {
      ...opening,
      score: { home: 3, away: 1 },
      firstHalf: 4,
      toCome: 0.1,
      toComeInFirstHalf: 0,
    }
    const markets = allMarkets(late)
    expect(priceOf(markets, 'BOTH_SCORE', 'YES')).toBeUndefined()
    expect(priceOf(markets, 'RESULT', 'HOME')).toBeUndefined()
    expect(priceOf(markets, 'TOTAL_GOALS', 'OVER', 10)).toBeUndefined()
    expect(priceOf(markets, 'TOTAL_GOALS', 'OVER', 18)).toBeDefined()
  })
})
