/** Contracts between uplines and downlines, and their settlements. Amounts are minor units. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

type Schemas = components['schemas']

/** A contract, from its offer on; rows are never removed. */
const contracts = defineCollection({
  columns: {
    id: text(),
    /** `ContractKind`. */
    kind: text(),
    /** Member who offers the contract and pays; null for the platform. */
    uplineId: optional(text()),
    downlineId: text(),
    /** `ContractStatus`. */
    status: text(),
    terms: json<Schemas['ContractTerms']>(),
    offeredAt: time(),
    /** Time until which an offer can be answered. */
    expiresAt: time(),
    acceptedAt: optional(time()),
    endedAt: optional(time()),
    /** `ContractEndReason`, for a contract that was in force. */
    endReason: optional(text()),
    /** Bets before this time are settled; null until the contract is in force. */
    settledUntil: optional(time()),
  },
  indexes: [
    ['downlineId', 'kind'],
    ['uplineId', 'kind'],
  ],
})

/** Part of a settlement's amount: a base at one rate, rounded down. In minor units. */
export type SettledShare = {
  base: Schemas['SettlementShare']['base']
  /** Only in commissions, which have rates by type of game. */
  gameType?: string
  baseAmount: number
  /** In ten-thousandths of a percent. */
  rate: number
  amount: number
}

/** Valid bets to which no rate of a real-time salary applies, in minor units. */
export type LeftOutBets = {
  /** Least stake of a bet that counts. */
  singleBet: number
  /** Bets with smaller stakes. */
  small: number
  /** Bets that returned exactly their stake. */
  even: number
}

/** A team's play in a settled period. */
export type SettledFigures = {
  validBet: number
  /** Members' winnings less their stakes. */
  profitLoss: number
  activeMembers: number
  /** Parts of the amount; undefined in rows of earlier versions. */
  shares?: SettledShare[]
  leftOut?: LeftOutBets
  /** Amount of earlier settlements of the period, deducted from the shares of the whole period. */
  settledBefore?: number
}

/**
 * Earnings from a team in one period; `id` combines contract (or agent) and start of the period.
 * Periods without play have no row. A later settlement of the same period, after a fast clock made
 * the first one too early, has the suffix `+1` and so on, and covers only the difference.
 */
const settlements = defineCollection({
  columns: {
    id: text(),
    /** `ContractKind`, or `commission`. */
    kind: text(),
    /** Null for a commission, which has no contract. */
    contractId: optional(text()),
    /** Null for the platform. */
    payerId: optional(text()),
    payeeId: text(),
    periodStart: time(),
    periodEnd: time(),
    figures: json<SettledFigures>(),
    /** In ten-thousandths of a percent; for a real-time salary, the rate of lost bets. */
    rate: integer(),
    amount: integer(),
    /** Part of `amount` that was paid, in one or several payments. */
    paidAmount: integer(),
    /** `PAID` in full, `OWED` when the payer lacks money, or `NOTHING`. */
    status: text(),
    /** Time of calculation, and time of the full payment. */
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
