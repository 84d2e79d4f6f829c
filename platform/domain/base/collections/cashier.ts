/** Deposits, withdrawals and transfers between members. Amounts are minor units of `currency`. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** Deposit orders; `money/deposits/depositStates.ts` defines the transitions of `status`. */
const deposits = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    method: text(),
    /** E-wallet company, for a method that offers several. */
    provider: optional(text()),
    status: text(),
    amount: integer(),
    fee: integer(),
    /**
     * Received money, up to the ordered amount. The member is credited this amount less the fee.
     * Null until money arrives.
     */
    paidAmount: optional(integer()),
    /**
     * Sum credited to the member by all deposits that were paid before this one; null until this
     * one is paid. See `money/ledger/paidDeposits.ts`.
     */
    creditedBefore: optional(integer()),
    /** Received money that was returned to the payer; null when none was. */
    returnedAmount: optional(integer()),
    /** Value of type `DepositFailure` of the API. */
    failureReason: optional(text()),
    /**
     * Digits of the required document number of the payer; null in markets without this
     * requirement.
     */
    payer: optional(text()),
    /** Proof of a bank transfer: pictures uploaded by the member. */
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

/** Holders of the bank accounts that members pay from; `id` is the member's id. */
const payers = defineCollection({
  columns: {
    id: text(),
    document: text(),
    number: text(),
    /**
     * Document with a verified number, as `CPF:12345678909`. No two members can have the same
     * document. Null while the number is unverified.
     */
    documentId: optional(text()),
    createdAt: time(),
  },
  unique: [['documentId']],
  indexes: [['number']],
})

/**
 * Pix keys that receive withdrawals. `keyId` combines key type and unmasked key; only one member
 * can have it.
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
    /** Time at which this became the member's default account; null for all other accounts. */
    defaultSince: optional(time()),
  },
  unique: [['keyId']],
  indexes: [['memberId']],
})

/** Withdrawals; `money/withdrawals/withdrawalStates.ts` defines the transitions of `status`. */
const withdrawals = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    accountId: text(),
    /** Masked copy of the payout account, because the member may remove the account later. */
    account: json<{ keyType: string; key: string; holder: string }>(),
    status: text(),
    /** Amount debited from the main wallet, including the fee. */
    amount: integer(),
    fee: integer(),
    currency: text(),
    createdAt: time(),
    disbursedAt: optional(time()),
    /** Time from which the withdrawal counts as received, unless the member reports otherwise. */
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
        /**
         * True once the bank examines the member's report. The member can then no longer change the
         * report.
         */
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
 * Transfers between members of one team. Each transfer has one row for the sender and one for the
 * receiver; `id` combines transfer and direction.
 */
const transfers = defineCollection({
  columns: {
    id: text(),
    transferId: text(),
    /** Member whose list shows this row. */
    memberId: text(),
    counterpartyId: text(),
    /**
     * Relation of the counterparty to the member at the time of the transfer: `UPLINE` or
     * `DOWNLINE`.
     */
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
