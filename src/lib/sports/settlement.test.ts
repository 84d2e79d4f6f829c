import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomesOf } from './selections.ts'
import {
  type LegFactors,
  type LegSelection,
  legMultiplier,
  payout,
  potentialReturn,
  type Result,
  resultOf,
  settleLeg,
  settlementOf,
  voidLeg,
} from './settlement.ts'

/** Result of a match without goals in the first half, for tests in which the half is irrelevant. */
const score = (home: number, away: number): Result => ({ home, away, firstHalf: 0 })

const goals = fc.integer({ min: 0, max: 9 })
const result: fc.Arbitrary<Result> = fc
  .tuple(goals, goals, fc.nat())
  .map(([home, away, part]) => ({ home, away, firstHalf: part % (home + away + 1) }))
const odds = fc.integer({ min: 101, max: 20_000 })
const stake = fc.integer({ min: 1, max: 1_000_000 })
const line = fc.integer({ min: -20, max: 20 })
const lineLeg: fc.Arbitrary<LegSelection> = fc.oneof(
  fc.record<LegSelection>({
    market: fc.constant('HANDICAP'),
    line: fc.option(line, { nil: undefined }),
    outcome: fc.constantFrom('HOME', 'AWAY'),
  }),
  fc.record<LegSelection>({
    market: fc.constant('TOTAL_GOALS'),
    line: fc.integer({ min: 1, max: 30 }),
    outcome: fc.constantFrom('OVER', 'UNDER'),
  }),
)
const anyLeg: fc.Arbitrary<LegSelection> = fc.oneof(
  lineLeg,
  fc
    .constantFrom('RESULT' as const, 'BOTH_SCORE' as const, 'BUSIER_HALF' as const)
    .chain((market) =>
      fc.constantFrom(...outcomesOf(market)).map((outcome) => ({ market, outcome })),
    ),
)
const run = { seed: 45, numRuns: 500 }

describe('settlement of a leg', () => {
  it.each([
    ['a home win', 'RESULT', undefined, 'HOME', score(2, 1), 'WON', 20_500],
    ['a draw backed as home win', 'RESULT', undefined, 'HOME', score(1, 1), 'LOST', 0],
    ['a draw', 'RESULT', undefined, 'DRAW', score(0, 0), 'WON', 20_500],
    ['over 2.5 with three goals', 'TOTAL_GOALS', 10, 'OVER', score(2, 1), 'WON', 20_500],
    ['over 2.25 with two goals', 'TOTAL_GOALS', 9, 'OVER', score(1, 1), 'HALF_LOST', 5_000],
    ['under 2.25 with two goals', 'TOTAL_GOALS', 9, 'UNDER', score(1, 1), 'HALF_WON', 15_250],
    ['over 2.75 with three goals', 'TOTAL_GOALS', 11, 'OVER', score(3, 0), 'HALF_WON', 15_250],
    ['over 2 with two goals', 'TOTAL_GOALS', 8, 'OVER', score(0, 2), 'VOID', 10_000],
    ['home −0.25 in a draw', 'HANDICAP', -1, 'HOME', score(1, 1), 'HALF_LOST', 5_000],
    ['away +0.25 in a draw', 'HANDICAP', -1, 'AWAY', score(1, 1), 'HALF_WON', 15_250],
    ['home −0.75 won by one goal', 'HANDICAP', -3, 'HOME', score(1, 0), 'HALF_WON', 15_250],
    ['home −1 won by one goal', 'HANDICAP', -4, 'HOME', score(3, 2), 'VOID', 10_000],
    ['home +1.5 lost by one goal', 'HANDICAP', 6, 'HOME', score(0, 1), 'WON', 20_500],
    ['goals of both sides', 'BOTH_SCORE', undefined, 'YES', score(1, 3), 'WON', 20_500],
    ['goals of one side', 'BOTH_SCORE', undefined, 'NO', score(0, 3), 'WON', 20_500],
  ] as const)(
    '[PLAY-11] %s at 2.05 is settled by the table of the rules',
    (_, market, quarters, outcome, final, settlement, multiplier) => {
      const factors = settleLeg({ market, line: quarters, outcome }, final)
      expect(settlementOf(factors)).toBe(settlement)
      expect(legMultiplier(205, factors)).toBe(multiplier)
    },
  )

  it('[PLAY-11] equal numbers of goals in both halves are a dead heat, so that odds of 2.50 pay 1.25', () => {
    const factors = settleLeg(
      { market: 'BUSIER_HALF', outcome: 'FIRST_HALF' },
      { home: 1, away: 1, firstHalf: 1 },
    )
    expect(settlementOf(factors)).toBe('DEAD_HEAT')
    expect(legMultiplier(250, factors)).toBe(12_500)
  })

  it('[PLAY-11] a leg of a match that was called off multiplies the stake by one', () => {
    fc.assert(fc.property(odds, (price) => legMultiplier(price, voidLeg) === 10_000))
    expect(settlementOf(voidLeg)).toBe('VOID')
  })

  it('[PLAY-11] a quarter line pays the mean of its two neighbouring lines', () => {
    fc.assert(
      fc.property(lineLeg, result, odds, (leg, final, price) => {
        const quarters = (leg.line ?? 0) * 2 + 1
        fc.pre(leg.market === 'HANDICAP' || quarters > 0)
        const paid = (at: number) => legMultiplier(price, settleLeg({ ...leg, line: at }, final))
        // An even number of quarters is a half or a whole line.
        const neighbours = (paid(quarters - 1) + paid(quarters + 1)) / 2
        expect(paid(quarters)).toBe(neighbours)
      }),
      run,
    )
  })

  it('[PLAY-11] the winning parts of the stake, added up over all outcomes of a market, equal the part that is not void', () => {
    fc.assert(
      fc.property(anyLeg, result, (leg, final) => {
        const parts = outcomesOf(leg.market).map((outcome) => settleLeg({ ...leg, outcome }, final))
        const won = parts.map((one) => one.result * one.deadHeat * (1 - one.voidFactor))
        const [first] = parts
        // At odds of 1, the outcomes of a market return exactly the part of the stake that is not
        // void.
        expect(won.reduce((sum, part) => sum + part, 0)).toBe(1 - (first?.voidFactor ?? 0))
        expect(new Set(parts.map(({ voidFactor }) => voidFactor)).size).toBe(1)
      }),
      run,
    )
  })

  it('[PLAY-11] more goals for the selection never lower its payout', () => {
    fc.assert(
      fc.property(lineLeg, result, odds, (leg, final, price) => {
        const paid = (at: Result) => legMultiplier(price, settleLeg(leg, at))
        const scored = { ...final, home: final.home + 1 }
        const isHelped = leg.outcome === 'HOME' || leg.outcome === 'OVER'
        const [lower, higher] = isHelped ? [final, scored] : [scored, final]
        expect(paid(higher)).toBeGreaterThanOrEqual(paid(lower))
      }),
      run,
    )
  })
})

it('[PLAY-11] goals up to minute 45 belong to the first half', () => {
  const goal = (side: 'HOME' | 'AWAY', minute: number) => ({ side, minute })
  expect(resultOf([goal('HOME', 1), goal('AWAY', 45), goal('HOME', 46), goal('HOME', 90)])).toEqual(
    {
      home: 3,
      away: 1,
      firstHalf: 2,
    },
  )
  expect(resultOf([])).toEqual({ home: 0, away: 0, firstHalf: 0 })
})

const factors: fc.Arbitrary<LegFactors> = fc.record({
  result: fc.constantFrom(0, 1),
  voidFactor: fc.constantFrom(0, 0.5, 1),
  deadHeat: fc.constantFrom(1, 0.5),
})
const leg = fc.record({ price: odds, factors })

describe('payout of a bet', () => {
  it.each([
    [1_000, [205, 180], 3_690],
    [1_000, [205], 2_050],
    [333, [133, 133], 589],
  ])('a stake of %i at the odds %j can return %i', (amount, prices, returned) => {
    expect(potentialReturn(amount, prices)).toBe(returned)
  })

  it('[PLAY-11] a multiple pays the stake times the multipliers of its legs, rounded down', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: 4 }), (amount, legs) => {
        const multipliers = legs.map((one) => legMultiplier(one.price, one.factors))
        const exact = multipliers.reduce((all, one) => (all * one) / 10_000, amount)
        const paid = payout(amount, multipliers)
        // A floating-point product is exact only to a few units of its last place.
        expect(paid).toBeLessThanOrEqual(exact * (1 + 1e-12))
        expect(paid + 1).toBeGreaterThan(exact * (1 - 1e-12))
      }),
      run,
    )
  })

  it('[PLAY-11] a void leg drops out of a multiple', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: 4 }), (amount, legs) => {
        const multipliers = legs.map((one) => legMultiplier(one.price, one.factors))
        expect(payout(amount, [...multipliers, 10_000])).toBe(payout(amount, multipliers))
      }),
      run,
    )
  })

  it('[PLAY-11] a multiple with a lost leg pays nothing', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { maxLength: 4 }), (amount, legs) => {
        const multipliers = legs.map((one) => legMultiplier(one.price, one.factors))
        expect(payout(amount, [...multipliers, 0])).toBe(0)
      }),
      run,
    )
  })

  it('[PLAY-11] a payout is never negative and never above the potential return', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: 12 }), (amount, legs) => {
        const capped = legs.map((one) => ({ ...one, price: Math.min(one.price, 400) }))
        const multipliers = capped.map((one) => legMultiplier(one.price, one.factors))
        const paid = payout(amount, multipliers)
        const prices = capped.map(({ price }) => price)
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(paid).toBeLessThanOrEqual(potentialReturn(amount, prices))
        expect(Number.isSafeInteger(paid)).toBe(true)
      }),
      run,
    )
  })
})
