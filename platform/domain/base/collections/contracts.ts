/** Contracts between uplines and downlines, and their settlements. Amounts are minor units. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

type Schemas = components['schemas']

/** Contracts and offers of contracts; rows are never removed. */
const contracts = defineCollection({
  columns: {
    id: text(),
    /** Value of type `ContractKind` of the API. */
    kind: text(),
    /** Member who offers the contract and pays; null if the platform does. */
    uplineId: optional(text()),
    downlineId: text(),
    /** Value of type `ContractStatus` of the API. */
    status: text(),
    terms: json<Schemas['ContractTerms']>(),
    offeredAt: time(),
    /** Time until which the offer can be accepted or rejected. */
    expiresAt: time(),
    acceptedAt: optional(time()),
    endedAt: optional(time()),
    /**
     * Value of type `ContractEndReason` of the API; null for a contract that was never in force.
     */
    endReason: optional(text()),
    /** Time up to which the contract's bets are settled; null until the contract is in force. */
    settledUntil: optional(time()),
  },
  indexes: [
    ['downlineId', 'kind'],
    ['uplineId', 'kind'],
  ],
})

export type ShareBase = Schemas['ShareBase']

/** Change of a base. A base is an amount from which a settlement calculates a share. */
export type BaseChange = {
  base: ShareBase
  /** Type of game of the bets. Only for commissions. */
  gameType?: string
  /** Head of the branch: a direct downline of the agent. Only for commissions. */
  branchId?: string
  /** Amount in minor units, positive or negative. */
  amount: number
}

/**
 * Corrections in the settlement of a period. `count`: number of corrections. `totals`: their sums
 * by base and game type. `bets`: the first corrections, each with the id of its bet.
 */
export type SettledCorrections = {
  bets: (BaseChange & { betId: string })[]
  count: number
  totals: BaseChange[]
}

/**
 * One summand of a settlement: a base amount times a rate, rounded down. Amounts are minor units.
 */
export type SettledShare = {
  base: ShareBase
  /**
   * Type of game. Only for commissions, because only commissions have a rate for each type of game.
   */
  gameType?: string
  baseAmount: number
  /** Rate in ten-thousandths of a percent. */
  rate: number
  amount: number
}

/** Valid bets that a real-time salary does not count, in minor units. */
export type LeftOutBets = {
  /** Minimum stake of a counted bet. */
  singleBet: number
  /** Valid bets with stakes below the minimum. */
  small: number
  /** Valid bets that returned exactly their stake. */
  even: number
}

/** A team's play in a settled period. */
export type SettledFigures = {
  validBet: number
  /** Sum of the members' winnings less their stakes. */
  profitLoss: number
  activeMembers: number
  /** Summands of the settlement's amount; undefined in rows of earlier versions. */
  shares?: SettledShare[]
  leftOut?: LeftOutBets
  corrections?: SettledCorrections
  /** Changes of base amounts that the previous settlement carried to this one. */
  broughtForward?: BaseChange[]
  /** Changes of base amounts that this settlement could not count and carries to the next one. */
  carried?: BaseChange[]
  /**
   * Sum of earlier settlements of the same period. `shares` cover the whole period, so this sum is
   * deducted from them.
   */
  settledBefore?: number
}

/**
 * A payment for a team's play in one period; `id` combines contract (or agent) and start of the
 * period. Periods without play have no row. If a clock was fast and a period was settled too early,
 * a later row covers the difference; its `id` has the suffix `+1`, `+2` and so on.
 */
const settlements = defineCollection({
  columns: {
    id: text(),
    /** Value of type `ContractKind` of the API, or `commission` for an agent's commission. */
    kind: text(),
    /** Contract of the settlement; null for a commission. */
    contractId: optional(text()),
    /** Member who pays; null if the platform does. */
    payerId: optional(text()),
    payeeId: text(),
    periodStart: time(),
    periodEnd: time(),
    figures: json<SettledFigures>(),
    /** Rate in ten-thousandths of a percent; for a real-time salary, the rate for lost bets. */
    rate: integer(),
    amount: integer(),
    /** Part of `amount` that has been paid so far. */
    paidAmount: integer(),
    /** `PAID`; `OWED` while the payer lacks money; or `NOTHING`. */
    status: text(),
    /** Time of the full payment. Until then, the time of the calculation. */
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

/**
 * Changes that corrected results make to the bases of settlements. If the period of a bet is
 * already settled, the change is booked in the period that is open at the time of the correction. A
 * row's `id` combines series, period, bet and base.
 */
const settlementCorrections = defineCollection({
  columns: {
    id: text(),
    /**
     * Id of the contract, or `commission/` and the agent's id. The ids of the settlements begin
     * with it.
     */
    seriesId: text(),
    betId: text(),
    base: text<ShareBase>(),
    /** Type of game of the bet. Only for commissions. */
    gameType: optional(text()),
    /**
     * Head of the player's branch: the direct downline of the agent who is the player or is above
     * the player. Only for commissions.
     */
    branchId: optional(text()),
    /** Positive or negative; never 0. */
    amount: integer(),
    bookedAt: time(),
  },
  indexes: [['seriesId', 'bookedAt']],
})

export const contractsCollections = { contracts, settlements, settlementCorrections }
