/**
 * Plays the bank and payment provider of a demonstration. The cents of an amount decide how a
 * payment goes, so that a person can see each end, and the bank needs no memory of its own. Listed
 * in `mocks/README.md`.
 */

import type { Bank, DepositOrder, PayOut, WithdrawalOrder } from '../../platform/providers.ts'
import { payInMethods, paymentDetails, seenAfter } from './paymentDetails.ts'

const second = 1000
const minute = 60 * second

/**
 * The cents of deposits whose payment the bank refuses, never comes, comes by half, comes after the
 * order's expiry, comes from another person's account, is more than was ordered, and comes although
 * the order was given up.
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
 * The cents of withdrawals that are rejected, reviewed for an hour, sent back or forced after a
 * dispute.
 */
const withdrawalCents = { rejected: 13, slow: 14, returns: 15, forced: 16 }

const centsOf = ({ amount }: { amount: number }): number => amount % 100

/** How long the bank looks for a transfer that its payer has proven. */
const foundAfter = 10 * second
/** How late a late payment is, after its order has expired. */
const lateBy = minute
/** How long a payment is confirmed for, after it was seen. */
const confirmedAfter = 3 * second

/**
 * How long a withdrawal waits for its review, is reviewed, and is with the bank; how long a dispute
 * takes.
 */
const reviewedAfter = 5 * second
const reviewLength = 10 * second
const slowReviewLength = 60 * minute
const disbursedAfter = 10 * second
const disputeLength = minute

function seenAt(order: DepositOrder): number {
  if (centsOf(order) === depositCents.late) return order.expiresAt + lateBy
  const seen = order.createdAt + seenAfter(order)
  return order.provenAt === null ? seen : Math.min(seen, order.provenAt + foundAfter)
}

/** True if nobody pays: who gives an order up does not, unless the cents say so. */
function isNeverPaid(order: DepositOrder): boolean {
  const cents = centsOf(order)
  return (
    cents === depositCents.never || (order.cancelledAt !== null && cents !== depositCents.cancelled)
  )
}

/** What comes beyond an order that is paid with more, in minor units. */
const excess = 1_000

/** How much comes for an order, in minor units. */
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

/** A bank that decides by the order alone, and pays nobody. */
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
    // It has no money to send.
  },
  payOut: async (order, at) => payOutAt(order, at),
  async disputeOf(order, disputedAt, at) {
    const resolvedAt = disputedAt + disputeLength
    if (at < resolvedAt) return { state: 'OPEN', askAt: resolvedAt }
    if (centsOf(order) === withdrawalCents.returns) return { state: 'RETURNED' }
    if (centsOf(order) === withdrawalCents.forced) return { state: 'FORCED_RECEIVE' }
    return { state: 'PAID_AGAIN' }
  },
}
