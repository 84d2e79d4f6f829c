/** Bonuses with wagering requirements. Amounts are minor units. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/**
 * A member's bonus. The balances of the active ones add up to the member's bonus account in the
 * ledger.
 */
const bonuses = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    title: json<Texts>(),
    /** Id of the reward that granted the bonus. */
    reference: text(),
    granted: integer(),
    /** Current balance, without stakes of open bets. */
    balance: integer(),
    /** Stakes of unsettled bets that the bonus paid. */
    inPlay: integer(),
    /** Required valid bets, and the valid bets counted so far. */
    required: integer(),
    played: integer(),
    status: text<'ACTIVE' | 'COMPLETED' | 'SPENT' | 'EXPIRED' | 'GIVEN_UP'>(),
    /** Sum moved to the main wallet or back to the house, at the end of the bonus or later. */
    paidOut: integer(),
    grantedAt: time(),
    /** Time from which the bonus is lost. */
    expiresAt: time(),
    endedAt: optional(time()),
  },
  unique: [['memberId', 'reference']],
  indexes: [['memberId', 'status', 'expiresAt']],
})

/** Part of a bet's stake paid by a bonus; `id` combines bet and bonus. */
const bonusStakes = defineCollection({
  columns: { id: text(), betId: text(), bonusId: text(), amount: integer() },
  indexes: [['betId']],
})

export const bonusesCollections = { bonuses, bonusStakes }
