/**
 * What the mock bank and payment provider do, which no world decides for itself: how long they take and,
 * where the platform lets people provoke failures, what an amount makes them do.
 */
import type { MethodId } from './depositMethods.ts'

const second = 1000
const minute = 60 * second

/** What becomes of a deposit: the whole amount comes, is refused, never comes, half of it comes, or it comes late. */
export type DepositFate = 'pays' | 'fails' | 'never' | 'partly' | 'late'

const depositFates: Readonly<Record<number, DepositFate>> = {
  13: 'fails',
  14: 'never',
  15: 'partly',
  16: 'late',
}

/**
 * What the provider will do with an order.
 * @param amount minor units; where `provoked`, its cents decide.
 */
export const depositFate = (amount: number, provoked: boolean): DepositFate =>
  (provoked && depositFates[amount % 100]) || 'pays'

/** How long until the provider has seen a payment, in milliseconds after the order. */
export const paidAfter: Readonly<Record<MethodId, number>> = {
  PIX: 12 * second,
  EWALLET: 8 * second,
  USDT_TRC20: minute,
  BANK_TRANSFER: 90 * second,
}

/** How late a late payment is, after its order has expired. */
export const lateBy = minute

/** How long a payment is confirmed for, after it was seen. */
export const settledAfter = 3 * second

/** How much of an amount comes, in minor units. */
export const paidOf = (amount: number, fate: DepositFate): number =>
  fate === 'partly' ? Math.max(1, Math.floor(amount / 2)) : amount
/**
 * What becomes of a withdrawal: it is paid and a dispute ends with another payment; it is rejected in its
 * review; its review takes long; a dispute ends with the rest back in the wallet, or with a forced receive.
 */
export type WithdrawalFate = 'pays' | 'rejected' | 'slow' | 'returns' | 'forced'

const withdrawalFates: Readonly<Record<number, WithdrawalFate>> = {
  13: 'rejected',
  14: 'slow',
  15: 'returns',
  16: 'forced',
}

/** What the bank will do with a withdrawal; where `provoked`, the cents of its amount decide. */
export const withdrawalFate = (amount: number, provoked: boolean): WithdrawalFate =>
  (provoked && withdrawalFates[amount % 100]) || 'pays'

/** How long a withdrawal waits for its review, is reviewed, and is with the bank. */
export const reviewedAfter = 5 * second
export const reviewTakes = (fate: WithdrawalFate): number =>
  fate === 'slow' ? 60 * minute : 10 * second
export const disbursedAfter = 10 * second
/** How long a dispute takes. */
export const disputeTakes = minute
