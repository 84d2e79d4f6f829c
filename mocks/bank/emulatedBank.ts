/**
 * Emulated bank and payment provider of the demonstration. The cents of an amount determine the
 * outcome of a payment, so that every outcome can be tried and the bank needs no state.
 * `mocks/README.md` lists the outcomes.
 */

import type { Bank, DepositOrder, PayOut, WithdrawalOrder } from '../../platform/providers.ts'
import { payInMethods, paymentDetails, seenAfter } from './paymentDetails.ts'

const second = 1000
const minute = 60 * second

/**
 * Cents of deposits with a special outcome: refused by the bank, never paid, half paid, paid after
 * expiry, paid from another person's account, overpaid, and paid although cancelled.
 */
const depositCents = {
  fails: 13,
  never: 14,
  partly: 15,
  late: 16,
  otherPayer: 17,
  more: 18,
  cancelled: 19,
}
/**
 * Cents of withdrawals with a special outcome: rejected, in review for an hour, returned after a
 * dispute, and proven in a dispute to have arrived.
 */
const withdrawalCents = { rejected: 13, slow: 14, returns: 15, forced: 16 }

const centsOf = ({ amount }: { amount: number }): number => amount % 100

/** Milliseconds from the player's proof of payment until the bank finds the transfer. */
const foundAfter = 10 * second
/** Milliseconds from the expiry of an order to its late payment. */
const lateBy = minute
/** Milliseconds from the detection of a payment to its confirmation. */
const confirmedAfter = 3 * second

/** Milliseconds from a withdrawal to the start of its review. */
const reviewedAfter = 5 * second
/** Duration of a review in milliseconds. */
const reviewLength = 10 * second
const slowReviewLength = 60 * minute
/** Milliseconds from the end of the review to the payment. */
const disbursedAfter = 10 * second
/** Milliseconds from the start of a dispute to its examination, and to its end. */
const examinedAfter = 45 * second
const disputeLength = minute

function seenAt(order: DepositOrder): number {
  if (centsOf(order) === depositCents.late) return order.expiresAt + lateBy
  const seen = order.createdAt + seenAfter(order)
  return order.provenAt === null ? seen : Math.min(seen, order.provenAt + foundAfter)
}

/**
 * True if the order is never paid. A cancelled order is paid only if its cents select that outcome.
 */
function isNeverPaid(order: DepositOrder): boolean {
  const cents = centsOf(order)
  return (
    cents === depositCents.never || (order.cancelledAt !== null && cents !== depositCents.cancelled)
  )
}

/** Amount by which a player overpays an order, in minor units. */
const excess = 1_000

/** Amount that the player pays for an order, in minor units. */
function amountOf(order: DepositOrder): number {
  const cents = centsOf(order)
  if (cents === depositCents.partly) return Math.max(1, Math.floor(order.amount / 2))
  return cents === depositCents.more ? order.amount + excess : order.amount
}

function payOutAt(order: WithdrawalOrder, at: number): PayOut {
  const reviewAt = order.createdAt + reviewedAfter
  if (at < reviewAt) return { state: 'PENDING', askAt: reviewAt }
  const isSlow = centsOf(order) === withdrawalCents.slow
  const decidedAt = reviewAt + (isSlow ? slowReviewLength : reviewLength)
  if (at < decidedAt) return { state: 'REVIEWING', askAt: decidedAt }
  if (centsOf(order) === withdrawalCents.rejected) return { state: 'REJECTED' }
  const disbursedAt = decidedAt + disbursedAfter
  if (at < disbursedAt) return { state: 'PROCESSING', askAt: disbursedAt }
  return { state: 'DISBURSED' }
}

/** Bank without state: each result depends only on the order and the time. No money is moved. */
export const emulatedBank: Bank = {
  payInMethods,
  paymentOf: paymentDetails,
  async payIn(order, at) {
    if (isNeverPaid(order)) return { state: 'AWAITED' }
    const seenTime = seenAt(order)
    if (at < seenTime) return { state: 'AWAITED', askAt: seenTime }
    const confirmTime = seenTime + confirmedAfter
    if (at < confirmTime) return { state: 'SEEN', askAt: confirmTime }
    if (centsOf(order) === depositCents.fails) {
      return { state: 'FAILED', reason: 'REFUSED_BY_BANK', returnedAmount: 0 }
    }
    if (centsOf(order) === depositCents.otherPayer) {
      return { state: 'FAILED', reason: 'OTHER_PAYER', returnedAmount: order.amount }
    }
    return { state: 'PAID', amount: amountOf(order) }
  },
  async returnPayment() {
    // The emulated bank moves no money.
  },
  payOut: async (order, at) => payOutAt(order, at),
  async disputeOf(order, disputedAt, at) {
    const examinedAt = disputedAt + examinedAfter
    if (at < examinedAt) return { state: 'OPEN', askAt: examinedAt }
    const resolvedAt = disputedAt + disputeLength
    if (at < resolvedAt) return { state: 'EXAMINED', askAt: resolvedAt }
    if (centsOf(order) === withdrawalCents.returns) return { state: 'RETURNED' }
    if (centsOf(order) === withdrawalCents.forced) return { state: 'FORCED_RECEIVE' }
    return { state: 'PAID_AGAIN' }
  },
}
