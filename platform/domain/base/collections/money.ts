/** Wallets, ledger entries and daily totals. */
import { defineCollection, integer, optional, text, time } from '../storage/store.ts'

/**
 * Balance of a ledger account, in minor units of `currency`; `id` is the account's name
 * (`ledger/accounts.ts`), which for a member's main wallet is the member's id. Written only by
 * `ledger/post.ts`.
 */
const wallets = defineCollection({
  columns: { id: text(), currency: text(), balance: integer(), updatedAt: time() },
})

/**
 * One side of a transfer; the entries of one `transferId` add up to zero. Rows are added, never
 * changed or removed. Ids sort by time.
 */
const ledgerEntries = defineCollection({
  columns: {
    id: text(),
    transferId: text(),
    account: text(),
    /** Owner of the account; null for the house. */
    memberId: optional(text()),
    /** Reason: `EntryKind`. */
    kind: text(),
    /** Minor units; credits are positive. */
    amount: integer(),
    /** Balance of the account after the entry; null for house accounts, which are only summed. */
    balanceAfter: optional(integer()),
    currency: text(),
    /** Id of the deposit, bet, contract or other cause. */
    reference: text(),
    at: time(),
  },
  indexes: [
    ['account', 'at'],
    ['memberId', 'at'],
    ['memberId', 'kind', 'at', 'amount'],
    ['reference'],
  ],
})

/**
 * Daily totals of a member, by the market's day, in minor units; `id` combines both. Updated with
 * each event: see `ledger/memberDays.ts`.
 */
const memberDays = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Start of the day. */
    day: time(),
    deposits: integer(),
    withdrawals: integer(),
    /** Number of bets settled that day; `stake` and `win` cover these bets. */
    bets: integer(),
    stake: integer(),
    validBet: integer(),
    win: integer(),
    bonuses: integer(),
    rebates: integer(),
    /** Stakes placed that day, settled or not, without cancelled bets. */
    staked: integer(),
  },
  indexes: [
    ['memberId', 'day'],
    ['day', 'memberId'],
  ],
})

/**
 * Daily totals of a member's account by kind and direction, by the market's day; `id` combines all
 * of these. Updated with each entry: see `sums/entryDays.ts`.
 */
const entryDays = defineCollection({
  columns: {
    id: text(),
    account: text(),
    memberId: text(),
    /** Start of the day. */
    day: time(),
    kind: text(),
    direction: text<'IN' | 'OUT'>(),
    entries: integer(),
    /** Minor units; negative for debits. */
    amount: integer(),
  },
  indexes: [
    ['account', 'day'],
    ['memberId', 'day'],
  ],
})

/** Scheduled jobs: see `jobs.ts`. */
const jobs = defineCollection({
  columns: {
    id: text(),
    kind: text(),
    /** Id of the object that the job works on. */
    subject: text(),
    dueAt: time(),
    /** Number of failed runs. */
    failures: integer(),
  },
  indexes: [['dueAt'], ['subject']],
})

export const moneyCollections = { wallets, ledgerEntries, memberDays, entryDays, jobs }
