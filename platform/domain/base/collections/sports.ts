/** Matches of the sports book, and the members' bets on them. */
import type { OddsConsent } from '../../../../src/lib/sports/slip.ts'
import type { FixtureState } from '../../../sportsBook.ts'
import { defineCollection, json, text, time } from '../storage/store.ts'

/** Last known state of a match; the other columns copy parts of `state` for queries. */
const fixtures = defineCollection({
  columns: {
    id: text(),
    sport: text<FixtureState['sport']>(),
    status: text<FixtureState['status']>(),
    kicksOffAt: time(),
    /** Planned end of the match. */
    endsAt: time(),
    state: json<FixtureState>(),
  },
  indexes: [['sport', 'kicksOffAt'], ['sport', 'status', 'kicksOffAt'], ['endsAt']],
})

/** Time of the last refresh of the matches from the sports book: a single row. */
const fixtureRefreshes = defineCollection({ columns: { id: text(), refreshedAt: time() } })

/** A bet with a leg on a match; `id` is `<fixtureId>/<betId>`. */
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

/**
 * Changes of odds that a member accepts without being asked; `id` is the member's id. A member
 * without a row has `BETTER`.
 */
const oddsConsents = defineCollection({ columns: { id: text(), consent: text<OddsConsent>() } })

export const sportsCollections = { fixtures, fixtureRefreshes, fixtureBets, oddsConsents }
