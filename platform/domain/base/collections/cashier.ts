/** Deposits, withdrawals and transfers between members. Amounts are minor units of `currency`. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** Deposit orders; `money/depositStates.ts` defines the transitions of `status`. */
const deposits = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    method: text(),
    /** E-wallet provider, when the channel offers several. */
    provider: optional(text()),
    status: text(),
    amount: integer(),
    fee: integer(),
    /** Part of the received money that counts; null until money arrives. */
    paidAmount: optional(integer()),
    /**
     * Sum credited to the member by all earlier paid deposits; null until this one is paid. A
     * member's paid deposits are completed one after the other: see `ledger/paidDeposits.ts`.
     */
    creditedBefore: optional(integer()),
    /** Received money that was returned to the payer; null when none was. */
    returnedAmount: optional(integer()),
    /** `DepositFailure`. */
    failureReason: optional(text()),
    /**
     * Digits of the document that the paying account must belong to, in markets that require one.
     */
    payer: optional(text()),
    /** Receipts of a bank transfer, uploaded by the member. */
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

/** Bank accounts that members pay from; `id` is the member's id. */
const payers = defineCollection({
  columns: {
    id: text(),
    document: text(),
    number: text(),
    /**
     * Verified document, as `CPF:12345678909`; unique to a person. Null while the number is
     * unverified.
     */
    documentId: optional(text()),
    createdAt: time(),
  },
  unique: [['documentId']],
  indexes: [['number']],
})

/**
 * Pix keys that receive withdrawals. `keyId` combines type and plain key and belongs to one person.
 */
const payoutAccounts = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    keyType: text(),
    keyId: text(),
    key: text(),
    holder: text(),
    createdAt: time(),
    /** Time since which this is the member's default account; null for all but one of them. */
    defaultSince: optional(time()),
  },
  unique: [['keyId']],
  indexes: [['memberId']],
})

/** Withdrawals; `money/withdrawalStates.ts` defines the transitions of `status`. */
const withdrawals = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    accountId: text(),
    /** Masked copy of the account, since the account itself can be removed. */
    account: json<{ keyType: string; key: string; holder: string }>(),
    status: text(),
    /** Amount debited from the main wallet, including the fee. */
    amount: integer(),
    fee: integer(),
    currency: text(),
    createdAt: time(),
    disbursedAt: optional(time()),
    /** Time at which the withdrawal counts as received without the member's confirmation. */
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
        /** True once the bank examines a disputed payment; the report is final from then on. */
        isExamined?: true
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

/**
 * Transfers between members of one team, one row for each side; `id` combines transfer and side.
 */
const transfers = defineCollection({
  columns: {
    id: text(),
    transferId: text(),
    /** Member whose list shows this row. */
    memberId: text(),
    counterpartyId: text(),
    /** Relation of the counterparty to the member at that time: `UPLINE` or `DOWNLINE`. */
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
