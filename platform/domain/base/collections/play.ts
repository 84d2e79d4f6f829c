/** Bets and their consequences. Amounts are minor units of the member's currency. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/**
 * Result of a bet. Contains symbols and numbers but no words, so that every language can show it.
 */
export type BetResult = {
  /** Payout divided by the stake, in hundredths. */
  multiplier: number
  /** Symbols that the vendor showed for the round: reels, cards, fish or numbers. */
  symbols: readonly string[]
}

/** Details of a bet; which of them exist depends on the game. */
export type BetDetails = {
  /** Odds of the bet, in hundredths. */
  odds?: number
  /** Selection, such as a team or a number. */
  selection?: string
  /** Event that decides the bet, such as a match or a draw. */
  event?: string
  result?: BetResult
  /** The vendor's description of the round, in place of the other details. */
  gameRound?: GameRound
  /** Part of `win` that a correction of the result should have taken back and did not. */
  waived?: number
  /** Points that a correction should have taken back and did not, in thousandths of a point. */
  waivedPoints?: number
  /**
   * Wagering progress that corrections of this bet subtracted from bonuses. A later correction may
   * add this progress back.
   */
  uncounted?: UncountedWagering
}

/**
 * `validBet`: valid bet that corrections have subtracted and not returned. `parts`: amount that
 * corrections subtracted from the progress of each bonus. Both in minor units.
 */
export type UncountedWagering = {
  validBet: number
  parts: readonly { bonusId: string; amount: number }[]
}

/** Details of one round of a game, from the game's vendor. */
export type GameRound = components['schemas']['GameRound']

/** A stake on one round of a game. `win` and `validBet` are 0 until the bet is settled. */
const bets = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    nodeId: text(),
    gameName: text(),
    vendor: text(),
    gameType: text(),
    /** Return to player, in hundredths of a percent. */
    rtp: integer(),
    stake: integer(),
    /** Part of the stake that counts as turnover: see `play/bets/validBet.ts`. */
    validBet: integer(),
    /** Payout, including the stake. */
    win: integer(),
    /** Value of type `BetStatus` of the API. */
    status: text(),
    /** The vendor's id of the round. */
    round: text(),
    /**
     * Ledger account that pays the stake and receives the win: `main`, `vendor` or `bonus`. `bonus`
     * means that the main wallet had too little money, so that bonuses paid a part of the stake
     * (`bonusStakes`).
     */
    wallet: text(),
    placedAt: time(),
    settledAt: optional(time()),
    details: json<BetDetails>(),
  },
  indexes: [
    ['memberId', 'placedAt'],
    ['memberId', 'settledAt'],
  ],
})

/**
 * Totals of a member's bets by day placed, day settled, game type, vendor and status; `id` combines
 * all of these. Updated with each bet: see `base/sums/betDays.ts`.
 */
const betDays = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Start of the market's day that contains `placedAt`. */
    placedDay: time(),
    /** Start of the market's day that contains `settledAt`; null while unsettled. */
    settledDay: optional(time()),
    gameType: text(),
    vendor: text(),
    status: text(),
    bets: integer(),
    /** Sum of the stakes, in minor units as in `bets`. */
    stake: integer(),
    validBet: integer(),
    win: integer(),
  },
  indexes: [
    ['memberId', 'placedDay'],
    ['memberId', 'settledDay'],
  ],
})

/** A win on the winner board; `id` is the bet's id. */
const bigWins = defineCollection({
  columns: {
    id: text(),
    /** Masked name, as other members see it. */
    customerName: text(),
    nodeId: text(),
    amount: integer(),
    at: time(),
  },
  indexes: [['at']],
})

/**
 * A member's turnover in one game type since the last claimed rebate; `id` combines member and game
 * type.
 */
const rebateAccruals = defineCollection({
  columns: { id: text(), memberId: text(), gameType: text(), validBet: integer() },
  indexes: [['memberId']],
})

/** Basis of a rebate: turnover and rate of one game type. */
export type RebateLine = {
  gameType: string
  validBet: number
  /** Rate in hundredths of a percent. */
  rate: number
  amount: number
}

const rebates = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    amount: integer(),
    /** VIP level that set the rates. */
    level: integer(),
    lines: json<readonly RebateLine[]>(),
    claimedAt: time(),
  },
  indexes: [['memberId', 'claimedAt']],
})

/** A claimed VIP bonus; `id` combines member and bonus, so that each bonus is claimed once. */
const vipClaims = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    bonusId: text(),
    amount: integer(),
    claimedAt: time(),
  },
  indexes: [['memberId', 'claimedAt']],
})

/**
 * Bet that a game page placed with an idempotency key; `id` combines launch and key, so that a
 * repeated request places no second bet.
 */
const launchBets = defineCollection({
  columns: { id: text(), betId: text(), stake: integer(), createdAt: time() },
  indexes: [['createdAt']],
})

/**
 * Seeds of a member's next round of a provably fair game; `id` combines member and game. The server
 * seed is derived from `series`, `nonce` and the platform's secret.
 */
const fairSeeds = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Random; the ids of rounds contain it in place of the member's id. */
    series: text(),
    clientSeed: text(),
    /** Number of the round. */
    nonce: integer(),
  },
  indexes: [['memberId']],
})

export const playCollections = {
  bets,
  betDays,
  launchBets,
  fairSeeds,
  bigWins,
  rebateAccruals,
  rebates,
  vipClaims,
}
