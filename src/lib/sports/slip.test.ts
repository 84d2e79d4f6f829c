import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { potentialReturn } from './settlement.ts'
import {
  acceptsMove,
  type CashOutLeg,
  cashOutValue,
  mostLegs,
  oddsConsents,
  slipProblem,
} from './slip.ts'

const run = { seed: 45, numRuns: 500 }
const odds = fc.integer({ min: 101, max: 20_000 })
const stake = fc.integer({ min: 1, max: 1_000_000 })

describe('consent to changed odds', () => {
  it.each([
    ['NONE', 205, 205, true],
    ['NONE', 205, 206, false],
    ['NONE', 205, 204, false],
    ['BETTER', 205, 205, true],
    ['BETTER', 205, 206, true],
    ['BETTER', 205, 204, false],
    ['ANY', 205, 206, true],
    ['ANY', 205, 101, true],
  ] as const)(
    'with the consent %s a move from %i to %i hundredths is accepted: %s',
    (consent, from, to, isAccepted) => {
      expect(acceptsMove(consent, from, to)).toBe(isAccepted)
    },
  )

  it('unchanged odds are accepted with every consent', () => {
    fc.assert(
      fc.property(odds, fc.constantFrom(...oddsConsents), (price, consent) =>
        acceptsMove(consent, price, price),
      ),
    )
  })
})

describe('problem of a slip', () => {
  const legs = (...fixtureIds: string[]) => fixtureIds.map((fixtureId) => ({ fixtureId }))
  const many = (count: number) => legs(...Array.from({ length: count }, (_, at) => `bra-${at}`))

  it.each([
    ['no selection', [], 'EMPTY'],
    ['one selection', legs('bra-1'), undefined],
    ['selections of two matches', legs('bra-1', 'bra-2'), undefined],
    ['two selections of one match', legs('bra-1', 'bra-2', 'bra-1'), 'SAME_MATCH'],
    ['the largest number of selections', many(mostLegs), undefined],
    ['one selection too many', many(mostLegs + 1), 'TOO_MANY_LEGS'],
  ])('the slip problem of %s %j is %s', (_, selections, problem) => {
    expect(slipProblem(selections)).toBe(problem)
  })
})

const openLeg: fc.Arbitrary<CashOutLeg & { odds: number }> = fc
  .tuple(fc.integer({ min: 101, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(2))
  .map(([price, chance, half]) => {
    const fairVoid = (1 - chance) * (half / 2)
    return { odds: price, fairChance: chance, fairVoid }
  })

describe('cash-out', () => {
  it('[PLAY-11] a stake of 10 at odds of 2.05 with a fair chance of 0.797 has the cash-out value 15.52 after the fee of 5 %', () => {
    // 10 × 2.05 × .797 × .95 = 15.5216
    expect(cashOutValue(1_000, [{ odds: 205, fairChance: 0.797, fairVoid: 0 }])).toBe(1_552)
  })

  it('[PLAY-11] the cash-out value of a multiple is the product of its settled and its open legs', () => {
    const legs = [{ multiplier: 18_000 }, { odds: 200, fairChance: 0.4, fairVoid: 0.1 }]
    // 10 × 1.8 × (2 × .4 + .1) × .95 = 15.39
    expect(cashOutValue(1_000, legs)).toBe(1_539)
  })

  it('[PLAY-11] a bet with a lost leg has no cash-out value', () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(openLeg, { maxLength: 4 }),
        (amount, legs) => cashOutValue(amount, [...legs, { multiplier: 0 }]) === 0,
      ),
      run,
    )
  })

  it('[PLAY-11] a void leg does not change the value of a cash-out', () => {
    fc.assert(
      fc.property(stake, fc.array(openLeg, { minLength: 1, maxLength: 4 }), (amount, legs) => {
        const withVoid = cashOutValue(amount, [...legs, { multiplier: 10_000 }])
        expect(withVoid).toBe(cashOutValue(amount, legs))
      }),
      run,
    )
  })

  it('[PLAY-11] a cash-out is never negative and never above the potential return', () => {
    fc.assert(
      fc.property(stake, fc.array(openLeg, { minLength: 1, maxLength: 12 }), (amount, legs) => {
        const value = cashOutValue(amount, legs)
        const prices = legs.map((leg) => leg.odds)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(potentialReturn(amount, prices))
      }),
      run,
    )
  })

  it('[PLAY-11] a better chance of a leg never lowers the value of a cash-out', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(stake, odds, chance, chance, (amount, price, one, other) => {
        const value = (fairChance: number) =>
          cashOutValue(amount, [{ odds: price, fairChance, fairVoid: 0 }])
        expect(value(Math.max(one, other))).toBeGreaterThanOrEqual(value(Math.min(one, other)))
      }),
      run,
    )
  })
})
