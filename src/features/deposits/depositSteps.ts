import type { Value } from '../../api/operations.ts'

export type Deposit = Value<'GET /wps/deposits/{depositId}'>

/** Message key under `deposits.steps`. */
type StepTitle = 'ordered' | 'payment' | 'seen' | 'paid' | 'failed' | 'expired' | 'cancelled'

export type DepositStep = {
  title: StepTitle
  state: 'done' | 'current' | 'ahead' | 'ended'
  /** RFC 3339 time of the step, if it is known. */
  at?: string | undefined
  /** Key of an additional message under `deposits.steps`. */
  note?: 'waiting' | 'checking'
}

/** Steps of an order from its creation to its end (MEM-07). */
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

/** True while an order awaits payment or its confirmation. */
export const isOpen = ({ status }: Pick<Deposit, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING'

/** Poll interval of an open order in milliseconds. */
const openLook = 3000
/**
 * Poll interval of an order that ended unpaid, in milliseconds: a late payment is credited or
 * returned.
 */
const unpaidLook = 15_000

/** Milliseconds until the next poll of an order; false after its final state. */
export function lookEvery(
  deposit: Pick<Deposit, 'status' | 'returnedAmount'> | undefined,
): number | false {
  if (deposit === undefined || isOpen(deposit)) return openLook
  const isUnpaid =
    deposit.status === 'EXPIRED' ||
    (deposit.status === 'CANCELLED' && deposit.returnedAmount === undefined)
  return isUnpaid ? unpaidLook : false
}
