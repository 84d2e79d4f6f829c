import type { Value } from '../../api/operations.ts'

export type Deposit = Value<'GET /wps/deposits/{depositId}'>

/** A sentence of `deposits.steps`. */
type StepTitle = 'ordered' | 'payment' | 'seen' | 'paid' | 'failed' | 'expired' | 'cancelled'

export type DepositStep = {
  title: StepTitle
  state: 'done' | 'current' | 'ahead' | 'ended'
  /** RFC 3339, where it is known when it happened. */
  at?: string | undefined
  /** A further sentence of `deposits.steps`. */
  note?: 'waiting' | 'checking'
}

/** The way of an order from its beginning to its end (MEM-07). */
export function depositSteps({ status, createdAt, endedAt }: Deposit): DepositStep[] {
  const ordered: DepositStep = { title: 'ordered', state: 'done', at: createdAt }
  const seen: DepositStep = { title: 'seen', state: 'done' }
  switch (status) {
    case 'PENDING':
      return [
        ordered,
        { title: 'payment', state: 'current', note: 'waiting' },
        { title: 'paid', state: 'ahead' },
      ]
    case 'PROCESSING':
      return [ordered, seen, { title: 'paid', state: 'current', note: 'checking' }]
    case 'PAID':
      return [ordered, seen, { title: 'paid', state: 'done', at: endedAt }]
    case 'FAILED':
      return [ordered, seen, { title: 'failed', state: 'ended', at: endedAt }]
    case 'EXPIRED':
      return [ordered, { title: 'expired', state: 'ended', at: endedAt }]
    case 'CANCELLED':
      return [ordered, { title: 'cancelled', state: 'ended', at: endedAt }]
  }
}

/** True while an order can still be paid or is being confirmed. */
export const isOpen = ({ status }: Pick<Deposit, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING'

/** Milliseconds between two looks at an order that is open. */
const openLook = 3000
/** The same for one that has ended without a payment: one that comes late counts, or goes back. */
const unpaidLook = 15_000

/** How long until the next look at an order; false once it has ended for good. */
export function lookEvery(
  deposit: Pick<Deposit, 'status' | 'returnedAmount'> | undefined,
): number | false {
  if (deposit === undefined || isOpen(deposit)) return openLook
  const isUnpaid =
    deposit.status === 'EXPIRED' ||
    (deposit.status === 'CANCELLED' && deposit.returnedAmount === undefined)
  return isUnpaid ? unpaidLook : false
}
