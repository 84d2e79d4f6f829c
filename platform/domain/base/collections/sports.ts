/** Matches of the sports book, and the members' bets on them. */
import type { OddsConsent } from '../../../../src/lib/sports/slip.ts'
import type { FixtureState } from '../../../sportsBook.ts'
import { defineCollection, json, text, time } from '../storage/store.ts'

/** Last known state of a match; the columns repeat parts of `state`. */
const fixtures = defineCollection({
  columns: {
    id: text(),
    sport: text<FixtureState['sport']>(),
    status: text<FixtureState['status']>(),
    kicksOffAt: time(),
    /** Planned end. */
    endsAt: time(),
    state: json<FixtureState>(),
  },
  indexes: [['sport', 'kicksOffAt'], ['sport', 'status', 'kicksOffAt'], ['endsAt']],
})

/** Time at which all matches were last read from the sports book: a single row. */
const fixtureRefreshes = defineCollection({ columns: { id: text(), refreshedAt: time() } })

/** A match on which a bet has a leg; `id` is `<fixtureId>/<betId>`. */
const fixtureBets = defineCollection({
  columns: {
    id: text(),
    fixtureId: text(),
    betId: text(),
    memberId: text(),
    createdAt: time(),
  },
  indexes: [['fixtureId']],
})

/** Moves of the odds that a member accepts; `id` is the member's id. A missing row means BETTER. */
const oddsConsents = defineCollection({ columns: { id: text(), consent: text<OddsConsent>() } })

export const sportsCollections = { fixtures, fixtureRefreshes, fixtureBets, oddsConsents }
