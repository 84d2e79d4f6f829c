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
