/** Bets and their consequences. Amounts are minor units of the member's currency. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/**
 * Result of a bet. Stored as symbols and hundredths without words, so that every language can show
 * it.
 */
export type BetResult = {
  /** Multiplier of the stake, in hundredths. */
  multiplier: number
  /** Symbols shown by the vendor: reels, cards, fish or numbers of the round. */
  symbols: readonly string[]
}

/** Details of a bet with a choice. */
export type BetDetails = {
  /** Odds of the bet, in hundredths. */
  odds?: number
  /** Selection, such as a team or a number. */
  selection?: string
  /** Event that decides the bet, such as a match or a draw. */
  event?: string
  result?: BetResult
  /** Round of a game whose vendor explains it; it has no choice and no symbols. */
  gameRound?: GameRound
  /** Part of `win` that a corrected result does not pay and that was not taken back. */
  waived?: number
}

/** Round of a game as its vendor explains it. */
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
    /** Part of the stake that counts as turnover: see `play/validBet.ts`. */
    validBet: integer(),
    /** Payout, including the stake. */
    win: integer(),
    /** `BetStatus`. */
    status: text(),
    /** The vendor's id of the round. */
    round: text(),
    /**
     * Ledger account that pays the stake and receives the win: `main`, `vendor`, or `bonus` for the
     * rest of the main wallet and then bonus money (`bonusStakes`).
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
 * Daily totals of a member's bets by day placed, day settled, game type, vendor and status; `id`
 * combines all of these. No row exists for zero bets. Updated with each bet: see `sums/betDays.ts`.
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
    /** Number of bets. */
    bets: integer(),
    /** Minor units, as in `bets`. */
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

/** A member's turnover in one game type without a claimed rebate; `id` combines both. */
const rebateAccruals = defineCollection({
  columns: { id: text(), memberId: text(), gameType: text(), validBet: integer() },
  indexes: [['memberId']],
})

/** Basis of a rebate: turnover and rate of one game type. */
export type RebateLine = {
  gameType: string
  validBet: number
  /** In hundredths of a percent. */
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

/** A claimed VIP bonus; `id` combines member and bonus, so that each is claimed once. */
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
 * Bet placed by a game page with an idempotency key; `id` combines launch and key, so that it is
 * placed once.
 */
const launchBets = defineCollection({
  columns: { id: text(), betId: text(), stake: integer(), createdAt: time() },
  indexes: [['createdAt']],
})

/**
 * Seeds of a member's next round of a provably fair game; `id` combines member and game. The server
 * seed follows from `series`, `nonce` and the platform's secret.
 */
const fairSeeds = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Random; makes the ids of rounds unique without the member's id. */
    series: text(),
    /** Seed of the player. */
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
