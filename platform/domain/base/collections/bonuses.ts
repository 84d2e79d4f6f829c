/** Bonuses with wagering requirements. Amounts are minor units. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/**
 * A member's bonus. The balances of the member's active bonuses add up to the balance of their
 * bonus account in the ledger.
 */
const bonuses = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    title: json<Texts>(),
    /** Id of the reward that granted the bonus. */
    reference: text(),
    granted: integer(),
    /** Current balance; excludes stakes of open bets. */
    balance: integer(),
    /** Amount that was taken from this bonus for the stakes of open bets. */
    inPlay: integer(),
    /** Wagering: required sum of valid bets, and the sum so far. */
    required: integer(),
    played: integer(),
    status: text<'ACTIVE' | 'COMPLETED' | 'SPENT' | 'EXPIRED' | 'GIVEN_UP'>(),
    /** Amount moved out of the bonus, to the main wallet or back to the house, since it ended. */
    paidOut: integer(),
    grantedAt: time(),
    /** Time at which an unwagered bonus is forfeited. */
    expiresAt: time(),
    endedAt: optional(time()),
  },
  unique: [['memberId', 'reference']],
  indexes: [['memberId', 'status', 'expiresAt']],
})

/** Part of a bet's stake that one bonus paid; `id` combines bet and bonus. */
const bonusStakes = defineCollection({
  columns: { id: text(), betId: text(), bonusId: text(), amount: integer() },
  indexes: [['betId']],
})

export const bonusesCollections = { bonuses, bonusStakes }
