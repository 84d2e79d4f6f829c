import { toMinor } from '../../lib/money.ts'
import type { Deposit } from './depositSteps.ts'

/** Current outcome of an order: the key of a title and a text of `deposits.outcome`. */
type Outcome =
  | 'processing'
  | 'paid'
  | 'paidPartly'
  | 'paidMore'
  | 'paidLate'
  | NonNullable<Deposit['failureReason']>
  | 'unknown'
  | 'expired'
  | 'cancelled'
  | 'cancelledPaid'

/** Outcome of an order; undefined while it awaits payment. */
export function depositOutcome(deposit: Deposit): Outcome | undefined {
  switch (deposit.status) {
    case 'PENDING':
      return undefined
    case 'PROCESSING':
      return 'processing'
    case 'PAID':
      return paidOutcome(deposit)
    case 'FAILED':
      return deposit.failureReason ?? 'unknown'
    case 'EXPIRED':
      return 'expired'
    case 'CANCELLED':
      return deposit.returnedAmount === undefined ? 'cancelled' : 'cancelledPaid'
  }
}

function paidOutcome({ amount, paidAmount, returnedAmount, expiresAt, endedAt }: Deposit): Outcome {
  if (paidAmount !== undefined && toMinor(paidAmount) < toMinor(amount)) return 'paidPartly'
  if (returnedAmount !== undefined) return 'paidMore'
  const isLate = endedAt !== undefined && Date.parse(endedAt) > Date.parse(expiresAt)
  return isLate ? 'paidLate' : 'paid'
}
