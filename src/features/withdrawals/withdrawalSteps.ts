import type { Value } from '../../api/operations.ts'

export type Withdrawal = Value<'GET /wps/withdrawals/{withdrawalId}'>
type Status = Withdrawal['status']

/** Key of a text in `withdrawals.steps` and, for some steps, in `withdrawals.notes`. */
export type StepTitle =
  | 'requested'
  | 'review'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'payment'
  | 'paid'
  | 'confirmation'
  | 'received'
  | 'receivedByTime'
  | 'partlyReceived'
  | 'notReceived'
  | 'dispute'
  | 'paidAgain'
  | 'returned'
  | 'forced'

export type WithdrawalStep = {
  title: StepTitle
  state: 'done' | 'current' | 'ahead' | 'ended'
  /** RFC 3339 timestamp of the step, if known. */
  at?: string | undefined
}

const isBefore = (status: Status, ...statuses: Status[]) => statuses.includes(status)

/** Steps of a withdrawal from the request to its end (WAL-06 to WAL-09). */
export function withdrawalSteps(withdrawal: Withdrawal): WithdrawalStep[] {
  const { status, createdAt, endedAt } = withdrawal
  const requested: WithdrawalStep = { title: 'requested', state: 'done', at: createdAt }
  if (status === 'REJECTED') return [requested, { title: 'rejected', state: 'ended', at: endedAt }]
  if (status === 'CANCELLED')
    return [requested, { title: 'cancelled', state: 'ended', at: endedAt }]
  return [
    requested,
    isBefore(status, 'PENDING', 'REVIEWING')
      ? { title: 'review', state: 'current' }
      : { title: 'approved', state: 'done' },
    paymentStep(withdrawal),
    ...confirmationSteps(withdrawal),
  ]
}

function paymentStep({ status, disbursedAt }: Withdrawal): WithdrawalStep {
  if (isBefore(status, 'PENDING', 'REVIEWING')) return { title: 'payment', state: 'ahead' }
  if (status === 'PROCESSING') return { title: 'payment', state: 'current' }
  return { title: 'paid', state: 'done', at: disbursedAt }
}

function confirmationSteps({ status, confirmation, resolution }: Withdrawal): WithdrawalStep[] {
  if (confirmation === undefined) {
    return [{ title: 'confirmation', state: status === 'DISBURSED' ? 'current' : 'ahead' }]
  }
  const { outcome, by, confirmedAt: at } = confirmation
  if (outcome === 'RECEIVED') {
    return [{ title: by === 'TIME' ? 'receivedByTime' : 'received', state: 'done', at }]
  }
  const title = outcome === 'PARTIAL' ? 'partlyReceived' : 'notReceived'
  const report: WithdrawalStep = { title, state: 'done', at }
  if (resolution === undefined) return [report, { title: 'dispute', state: 'current' }]
  return [report, { title: resolutionTitles[resolution.kind], state: 'done', at: resolution.at }]
}

const resolutionTitles = {
  PAID_AGAIN: 'paidAgain',
  RETURNED: 'returned',
  FORCED_RECEIVE: 'forced',
} as const

/** True while the status of a withdrawal can still change. */
export const isUnderWay = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  ['PENDING', 'REVIEWING', 'PROCESSING', 'DISBURSED', 'DISPUTED'].includes(status)
