import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FixtureState } from '../../../platform/sportsBook.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { differencesOf, scoreGrid, totalsOf } from '../../rules/sports/grid.ts'
import { openingSituation } from '../../rules/sports/match.ts'
import { fairValues, mainLinesOf, marketsOf } from '../../rules/sports/prices.ts'
import { fairOf } from './bookFixtures.ts'

const now = 1_000
const situation = openingSituation({ home: 1.5, away: 1.1 })
const markets = marketsOf(situation, mainLinesOf(situation), 'ACTIVE')
const isHalf = (line = 0) => Math.abs(line % 4) === 2
const stateOf = (changes: Partial<FixtureState>): FixtureState =>
  // `fairOf` reads only these properties.
  ({
    status: 'LIVE',
    kicksOffAt: 0,
    endsAt: 2 * now,
    goals: [],
    markets: markets.filter(({ line }) => line === undefined || isHalf(line)),
    ...changes,
  }) as FixtureState

const goal = { side: 'HOME', minute: 30 } as const
const late = { ...situation, score: { home: 2, away: 0 }, firstHalf: 2, toCome: 0.4 }
const afterTwoGoals = stateOf({
  goals: [goal, goal],
  markets: marketsOf(late, mainLinesOf(situation), 'ACTIVE').filter(({ line }) => isHalf(line)),
})

describe('fair values for a cash-out', () => {
  it('the fair value of a line that is no longer offered equals the value computed from the score grid', () => {
    const grid = scoreGrid(situation)
    const kinds = { TOTAL_GOALS: totalsOf(grid), HANDICAP: differencesOf(grid) } as const
    const legs = fc.oneof(
      fc.record({
        market: fc.constant('TOTAL_GOALS' as const),
        line: fc.integer({ min: 4, max: 16 }),
        outcome: fc.constantFrom('OVER' as const, 'UNDER' as const),
      }),
      fc.record({
        market: fc.constant('HANDICAP' as const),
        line: fc.integer({ min: -6, max: 6 }),
        outcome: fc.constantFrom('HOME' as const, 'AWAY' as const),
      }),
    )
    fc.assert(
      fc.property(legs, (leg) => {
        const fair = fairOf({ ...leg, fixtureId: 'f-1' }, stateOf({}), now)
        const expected = fairValues(leg, kinds[leg.market])
        expect(fair?.fairChance).toBeCloseTo(expected.fairChance, 10)
        expect(fair?.fairVoid).toBeCloseTo(expected.fairVoid, 10)
      }),
      { seed: 45, numRuns: propertyRuns(300, 60) },
    )
  })

  it('a bet on a high line placed before kick-off keeps its fair values after an early goal', () => {
    const selection = { market: 'TOTAL_GOALS', line: 22, outcome: 'OVER' } as const
    const lines = mainLinesOf(situation)
    const early = { ...situation, score: { home: 1, away: 0 }, firstHalf: 1, toCome: 0.95 }
    expect(marketsOf(situation, lines, 'ACTIVE').map(({ line }) => line)).toContain(22)
    const state = stateOf({ markets: marketsOf(early, lines, 'ACTIVE') })
    const { fairChance } = fairValues(selection, totalsOf(scoreGrid(early)))
    expect(fairChance).toBeGreaterThan(0.1)
    expect(fairOf({ ...selection, fixtureId: 'f-1' }, state, now)?.fairChance).toBe(fairChance)
  })

  it.each([
    [7, 'OVER'],
    [7, 'UNDER'],
    [8, 'OVER'],
    [8, 'UNDER'],
    [9, 'OVER'],
  ] as const)(
    'after two goals the line of %i quarters %s is worth what the score grid says',
    (line, outcome) => {
      const leg = { market: 'TOTAL_GOALS', line, outcome } as const
      const expected = fairValues(leg, totalsOf(scoreGrid(late)))
      const fair = fairOf({ ...leg, fixtureId: 'f-1' }, afterTwoGoals, now)
      expect(fair?.fairChance).toBeCloseTo(expected.fairChance, 10)
      expect(fair?.fairVoid).toBeCloseTo(expected.fairVoid, 10)
      const suspended = afterTwoGoals.markets.map((market) => ({
        ...market,
        status: 'SUSPENDED' as const,
      }))
      const stopped = { ...afterTwoGoals, markets: suspended }
      expect(fairOf({ ...leg, fixtureId: 'f-1' }, stopped, now)).toBeUndefined()
    },
  )

  it('a line has no fair values while its market is suspended or once it is decided', () => {
    const selection = { fixtureId: 'f-1', market: 'TOTAL_GOALS', line: 9, outcome: 'OVER' } as const
    const suspended = markets.map((market) => ({ ...market, status: 'SUSPENDED' as const }))
    expect(fairOf(selection, stateOf({ markets: suspended }), now)).toBeUndefined()
    expect(fairOf({ ...selection, line: 57 }, stateOf({}), now)).toBeUndefined()
    expect(fairOf(selection, stateOf({ status: 'ENDED' }), now)).toBeUndefined()
    expect(fairOf({ ...selection, line: 4 }, afterTwoGoals, now)).toBeUndefined()
  })
})
