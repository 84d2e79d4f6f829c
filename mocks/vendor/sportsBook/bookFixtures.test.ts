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
    markets: markets.filter(({ line }) => line === undefined || isHalf(line)),
    ...changes,
  }) as FixtureState

describe('fair values for a cash-out', () => {
  it('the fair value of a line that is no longer offered equals the one from the score grid', () => {
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

  it('a line has no fair value while its market is suspended, and after it is decided', () => {
    const selection = { fixtureId: 'f-1', market: 'TOTAL_GOALS', line: 9, outcome: 'OVER' } as const
    const suspended = markets.map((market) => ({ ...market, status: 'SUSPENDED' as const }))
    expect(fairOf(selection, stateOf({ markets: suspended }), now)).toBeUndefined()
    expect(fairOf({ ...selection, line: 57 }, stateOf({}), now)).toBeUndefined()
    expect(fairOf(selection, stateOf({ status: 'ENDED' }), now)).toBeUndefined()
  })
})
