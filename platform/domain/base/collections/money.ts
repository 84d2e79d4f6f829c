/** Wallets, ledger entries and daily totals. */
import { defineCollection, integer, optional, text, time } from '../storage/store.ts'

/**
 * Balance of a ledger account, in minor units of `currency`; `id` is the account's name, see
 * `money/ledger/accounts.ts`. A member's id is the name of their main wallet. Written only by
 * `money/ledger/post.ts`.
 */
const wallets = defineCollection({
  columns: { id: text(), currency: text(), balance: integer(), updatedAt: time() },
})

/**
 * One side of a money movement: the entries of one `transferId` add up to zero. Rows are added,
 * never changed or removed. Ids sort by time.
 */
const ledgerEntries = defineCollection({
  columns: {
    id: text(),
    transferId: text(),
    account: text(),
    /** Owner of the account; null for the house. */
    memberId: optional(text()),
    /** Value of type `EntryKind`. */
    kind: text(),
    /** Amount in minor units; credits are positive. */
    amount: integer(),
    /**
     * Balance of the account after the entry; null for house accounts, because they have no stored
     * balance.
     */
    balanceAfter: optional(integer()),
    currency: text(),
    /** Id of the cause, such as a deposit, a bet or a contract. */
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
 * Totals of one member and one day of the market's time zone, in minor units; `id` combines member
 * and day. Updated with each event: see `money/ledger/memberDays.ts`.
 */
const memberDays = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Start of the day. */
    day: time(),
    deposits: integer(),
    withdrawals: integer(),
    /**
     * Number of bets settled on this day; `stake`, `validBet` and `win` are sums over these bets.
     */
    bets: integer(),
    stake: integer(),
    validBet: integer(),
    win: integer(),
    bonuses: integer(),
    rebates: integer(),
    /** Sum of the stakes placed on this day, whether settled or not; excludes cancelled bets. */
    staked: integer(),
  },
  indexes: [
    ['memberId', 'day'],
    ['day', 'memberId'],
  ],
})

/**
 * Totals of one ledger account, kind of entry, direction and day of the market's time zone; `id`
 * combines all four. Updated with each entry: see `base/sums/entryDays.ts`.
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
    /** Amount in minor units; debits are negative. */
    amount: integer(),
  },
  indexes: [
    ['account', 'day'],
    ['memberId', 'day'],
  ],
})

/** Scheduled jobs: see `base/time/jobs.ts`. */
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
