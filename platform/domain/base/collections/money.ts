/** Wallets and what moved through them. */
import { defineCollection, integer, optional, text, time } from '../storage/store.ts'

/**
 * What an account of the ledger holds, in minor units of `currency`; `id` is the account's name
 * (`ledger/accounts.ts`), which for a member's main wallet is their id. Only `ledger/post.ts`
 * writes it.
 */
const wallets = defineCollection({
  columns: { id: text(), currency: text(), balance: integer(), updatedAt: time() },
})

/**
 * One side of a movement of money; the entries of one `transferId` add up to nothing. Added, never
 * changed or removed. Ids are in the order of time.
 */
const ledgerEntries = defineCollection({
  columns: {
    id: text(),
    transferId: text(),
    account: text(),
    /** Whose account it is; null for the house's. */
    memberId: optional(text()),
    /** Why it moved: `EntryKind`. */
    kind: text(),
    /** Minor units; what comes in is positive. */
    amount: integer(),
    /** What the account held then; null for the house's, which are only added up. */
    balanceAfter: optional(integer()),
    currency: text(),
    /** The deposit, bet, contract or whatever else it moved for. */
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
 * What a member did on one of the market's days, in minor units; `id` names both. Kept as it
 * happens: see `ledger/memberDays.ts`.
 */
const memberDays = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** When it begins. */
    day: time(),
    deposits: integer(),
    withdrawals: integer(),
    /** How many were settled; what they were on, and brought, is of these. */
    bets: integer(),
    stake: integer(),
    validBet: integer(),
    win: integer(),
    bonuses: integer(),
    rebates: integer(),
    /** What was staked that day, settled by now or not, but for bets that were called off. */
    staked: integer(),
  },
  indexes: [
    ['memberId', 'day'],
    ['day', 'memberId'],
  ],
})

/**
 * What moved through an account of a member on one of the market's days, of one kind and direction;
 * `id` names all of these. Kept as it happens: see `sums/entryDays.ts`.
 */
const entryDays = defineCollection({
  columns: {
    id: text(),
    account: text(),
    memberId: text(),
    /** When it begins. */
    day: time(),
    kind: text(),
    direction: text<'IN' | 'OUT'>(),
    entries: integer(),
    /** Minor units; below nothing for what went out. */
    amount: integer(),
  },
  indexes: [
    ['account', 'day'],
    ['memberId', 'day'],
  ],
})

/** Jobs that are due at a time: see `jobs.ts`. */
const jobs = defineCollection({
  columns: {
    id: text(),
    kind: text(),
    /** What it is done to. */
    subject: text(),
    dueAt: time(),
    /** How often it has failed. */
    failures: integer(),
  },
  indexes: [['dueAt'], ['subject']],
})

export const moneyCollections = { wallets, ledgerEntries, memberDays, entryDays, jobs }
