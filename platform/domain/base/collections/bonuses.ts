/** Bonuses that have to be wagered before they are real money. Amounts are minor units. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/**
 * A bonus of a member. What the active ones hold together is the balance of the member's bonus
 * account in the ledger.
 */
const bonuses = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    title: json<Texts>(),
    /** What it was granted for: the id of a reward. */
    reference: text(),
    granted: integer(),
    /** What it holds now, without what is on open bets. */
    balance: integer(),
    /** What of it is on bets that are not settled. */
    inPlay: integer(),
    /** The valid bets that it asks for, and those that have counted. */
    required: integer(),
    played: integer(),
    /** `ACTIVE`, `COMPLETED`, `SPENT`, `EXPIRED` or `GIVEN_UP`. */
    status: text<'ACTIVE' | 'COMPLETED' | 'SPENT' | 'EXPIRED' | 'GIVEN_UP'>(),
    /** What went to the main wallet or back to the house at its end and since. */
    paidOut: integer(),
    grantedAt: time(),
    /** The moment from which it is lost. */
    expiresAt: time(),
    endedAt: optional(time()),
  },
  unique: [['memberId', 'reference']],
  indexes: [['memberId', 'status', 'expiresAt']],
})

/** What of a bet's stake a bonus has paid; `id` names bet and bonus. */
const bonusStakes = defineCollection({
  columns: { id: text(), betId: text(), bonusId: text(), amount: integer() },
  indexes: [['betId']],
})

export const bonusesCollections = { bonuses, bonusStakes }
