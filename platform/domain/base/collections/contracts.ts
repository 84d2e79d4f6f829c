/** What uplines have promised downlines, and what came of it. Amounts are minor units. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

type Schemas = components['schemas']

/** A contract from its offer on; never removed. */
const contracts = defineCollection({
  columns: {
    id: text(),
    /** `ContractKind`. */
    kind: text(),
    /** Who promises and pays; null for the platform. */
    uplineId: optional(text()),
    downlineId: text(),
    /** `ContractStatus`. */
    status: text(),
    terms: json<Schemas['ContractTerms']>(),
    offeredAt: time(),
    /** Until when an offer can be answered. */
    expiresAt: time(),
    acceptedAt: optional(time()),
    endedAt: optional(time()),
    /** `ContractEndReason`, of a contract that was in force. */
    endReason: optional(text()),
    /** All that was played before is settled; null until it is in force. */
    settledUntil: optional(time()),
  },
  indexes: [
    ['downlineId', 'kind'],
    ['uplineId', 'kind'],
  ],
})

/** What a team played in a period that was settled. */
export type SettledFigures = {
  validBet: number
  /** What its members won less what they staked. */
  profitLoss: number
  activeMembers: number
}

/**
 * What somebody earned with their team in one period: `id` names contract, or agent, and the period's
 * beginning. Periods in which nobody played have none. What is settled after the first time, which a
 * clock that ran ahead made too early, has `+1` and so on in its id, and is of what came since.
 */
const settlements = defineCollection({
  columns: {
    id: text(),
    /** `ContractKind`, or `commission`. */
    kind: text(),
    /** Null for a commission, which no contract is about. */
    contractId: optional(text()),
    /** Null for the platform. */
    payerId: optional(text()),
    payeeId: text(),
    periodStart: time(),
    periodEnd: time(),
    figures: json<SettledFigures>(),
    /** In ten-thousandths of a percent; of a real-time salary the one of bets lost. */
    rate: integer(),
    amount: integer(),
    /** Part of the amount that was paid, in one payment or several. */
    paidAmount: integer(),
    /** `PAID` in full, `OWED` by a payer who had too little, or `NOTHING`. */
    status: text(),
    /** When it was reckoned, and since when it is paid. */
    settledAt: time(),
  },
  indexes: [
    ['payeeId', 'kind', 'settledAt'],
    ['payeeId', 'settledAt'],
    ['payeeId', 'status', 'settledAt'],
    ['payerId', 'kind', 'settledAt'],
    ['payerId', 'status', 'settledAt'],
    ['payerId', 'status', 'payeeId', 'amount', 'paidAmount'],
  ],
})

export const contractsCollections = { contracts, settlements }
