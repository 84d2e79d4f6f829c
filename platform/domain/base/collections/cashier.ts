/** Money in, money out, and money between people. Amounts are minor units of `currency`. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** Orders of deposits; `status` moves as `money/depositStates.ts` allows. */
const deposits = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    method: text(),
    /** Whose e-wallet, where there is a choice. */
    provider: optional(text()),
    status: text(),
    amount: integer(),
    fee: integer(),
    /** What counts of what has come; null until then. */
    paidAmount: optional(integer()),
    /**
     * What the member was credited with by all deposits that were paid before this one; null until
     * it is paid. Their paid ones end one after the other: see `ledger/paidDeposits.ts`.
     */
    creditedBefore: optional(integer()),
    /** What has come and went back to the payer; null where nothing did. */
    returnedAmount: optional(integer()),
    /** Why it has failed: `DepositFailure`. */
    failureReason: optional(text()),
    /** The digits of the document whose account has to pay, where the market demands one. */
    payer: optional(text()),
    /** What the member has shown of a bank transfer. */
    proof: optional(json<{ fileIds: string[]; at: number }>()),
    currency: text(),
    createdAt: time(),
    expiresAt: time(),
    endedAt: optional(time()),
  },
  indexes: [
    ['memberId', 'createdAt'],
    ['memberId', 'status', 'endedAt'],
  ],
})

/** Whose account members pay from, by their ids. */
const payers = defineCollection({
  columns: {
    id: text(),
    document: text(),
    number: text(),
    /** As `CPF:12345678909`, which is one verified person's; null while the number is a claim. */
    documentId: optional(text()),
    createdAt: time(),
  },
  unique: [['documentId']],
  indexes: [['number']],
})

/** Pix keys that withdrawals are paid to. `keyId` is type and plain key, which is one person's. */
const payoutAccounts = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    keyType: text(),
    keyId: text(),
    key: text(),
    holder: text(),
    createdAt: time(),
    /** Since when it is the member's default; null for all of theirs but one. */
    defaultSince: optional(time()),
  },
  unique: [['keyId']],
  indexes: [['memberId']],
})

/** Withdrawals; `status` moves as `money/withdrawalStates.ts` allows. */
const withdrawals = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    accountId: text(),
    /** The account as it was, masked, since it can be removed. */
    account: json<{ keyType: string; key: string; holder: string }>(),
    status: text(),
    /** What left the main wallet, the fee included. */
    amount: integer(),
    fee: integer(),
    currency: text(),
    createdAt: time(),
    disbursedAt: optional(time()),
    /** When it counts as received by itself. */
    confirmBy: optional(time()),
    endedAt: optional(time()),
    confirmation: optional(
      json<{
        outcome: 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED'
        by: 'MEMBER' | 'TIME'
        received: number
        remaining: number
        proofFileId: string | null
        at: number
      }>(),
    ),
    resolution: optional(
      json<{
        kind: 'PAID_AGAIN' | 'RETURNED' | 'FORCED_RECEIVE'
        amount: number
        at: number
      }>(),
    ),
  },
  indexes: [
    ['memberId', 'createdAt'],
    ['memberId', 'status'],
    ['memberId', 'disbursedAt'],
    ['accountId', 'status'],
  ],
})

/** Money between people of one team, a row for each side: `id` is the transfer and its side. */
const transfers = defineCollection({
  columns: {
    id: text(),
    transferId: text(),
    /** Whose list it is in. */
    memberId: text(),
    counterpartyId: text(),
    /** Who the counterparty is to the member then: `UPLINE` or `DOWNLINE`. */
    relation: text(),
    /** `SENT` or `RECEIVED`. */
    direction: text(),
    amount: integer(),
    currency: text(),
    note: text(),
    createdAt: time(),
  },
  indexes: [
    ['memberId', 'createdAt'],
    ['memberId', 'direction', 'createdAt'],
  ],
})

export const cashierCollections = { deposits, payers, payoutAccounts, withdrawals, transfers }
