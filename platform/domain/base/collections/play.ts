/** Bets and what follows from them. Amounts are minor units of the member's currency. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** What a bet came to. Pictures and hundredths, no words, so that every language can show it. */
export type BetResult = {
  /** What the stake was multiplied by, in hundredths. */
  multiplier: number
  /** What the vendor showed: the reels, cards, fish or numbers of the round. */
  symbols: readonly string[]
}

/** What a bet was placed on, where there is a choice. */
export type BetDetails = {
  /** The odds that were taken, in hundredths. */
  odds?: number
  /** What it is on: a team, a number. */
  selection?: string
  /** Where that is decided: a match, a draw. */
  event?: string
  result?: BetResult
}

/** A stake on one round of a game. `win` and `validBet` are nothing until it is settled. */
const bets = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    nodeId: text(),
    gameName: text(),
    vendor: text(),
    gameType: text(),
    /** What the game pays back, in hundredths of a percent. */
    rtp: integer(),
    stake: integer(),
    /** How much of the stake counts as turnover: see `play/validBet.ts`. */
    validBet: integer(),
    /** What came back, the stake included. */
    win: integer(),
    /** `BetStatus`. */
    status: text(),
    /** The vendor's name of the round. */
    round: text(),
    /**
     * Which account of the ledger paid and is paid: `main`, `vendor`, or `bonus` for what was left
     * in the main wallet and then bonus money (`bonusStakes`).
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
 * Bets of a member that were placed on one of the market's days and settled on one, of one type of
 * game, vendor and status; `id` names all of these. There is none of no bets. Kept as it happens:
 * see `sums/betDays.ts`.
 */
const betDays = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** When the day of their `placedAt` begins. */
    placedDay: time(),
    /** The same of their `settledAt`: null while they wait. */
    settledDay: optional(time()),
    gameType: text(),
    vendor: text(),
    status: text(),
    /** How many they are. */
    bets: integer(),
    /** Minor units, as the bets'. */
    stake: integer(),
    validBet: integer(),
    win: integer(),
  },
  indexes: [
    ['memberId', 'placedDay'],
    ['memberId', 'settledDay'],
  ],
})

/** A win that the winner board tells of; `id` is its bet's. */
const bigWins = defineCollection({
  columns: {
    id: text(),
    /** As others see the name, the greater part hidden. */
    customerName: text(),
    nodeId: text(),
    amount: integer(),
    at: time(),
  },
  indexes: [['at']],
})

/** The turnover of a member in one type of game that no rebate was claimed for; `id` names both. */
const rebateAccruals = defineCollection({
  columns: { id: text(), memberId: text(), gameType: text(), validBet: integer() },
  indexes: [['memberId']],
})

/** What a rebate was paid for: the turnover of each type of game, with its rate then. */
export type RebateLine = {
  gameType: string
  validBet: number
  /** In hundredths of a percent. */
  rate: number
  amount: number
}

/** A rebate that was claimed. */
const rebates = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    amount: integer(),
    /** The VIP level that its rates were of. */
    level: integer(),
    lines: json<readonly RebateLine[]>(),
    claimedAt: time(),
  },
  indexes: [['memberId', 'claimedAt']],
})

/** A VIP bonus that was claimed; `id` names member and bonus, so that nobody gets one twice. */
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
 * The bet that a game's page placed with a key; `id` names launch and key, so that it is placed
 * once.
 */
const launchBets = defineCollection({
  columns: { id: text(), betId: text(), stake: integer(), createdAt: time() },
  indexes: [['createdAt']],
})

export const playCollections = {
  bets,
  betDays,
  launchBets,
  bigWins,
  rebateAccruals,
  rebates,
  vipClaims,
}
