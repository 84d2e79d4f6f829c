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

/**
 * Collection with a single row: the time at which matches were last refreshed from the sports book.
 */
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
 * Setting of a member: changes of the odds that are accepted without asking the member. `id` is the
 * member's id. Without a row, `BETTER` applies: only better odds are accepted.
 */
const oddsConsents = defineCollection({ columns: { id: text(), consent: text<OddsConsent>() } })

export const sportsCollections = { fixtures, fixtureRefreshes, fixtureBets, oddsConsents }
