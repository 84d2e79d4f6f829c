import type { components } from '../../../../src/api/gen/paths.ts'
import type { WithdrawalRow } from '../../base/collections/collections.ts'

export type WithdrawalStatus = components['schemas']['WithdrawalStatus']

const next: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING: ['REVIEWING', 'CANCELLED'],
  REVIEWING: ['PROCESSING', 'REJECTED', 'CANCELLED'],
  PROCESSING: ['DISBURSED'],
  DISBURSED: ['RECEIVED', 'DISPUTED'],
  // From DISPUTED to DISPUTED: the member corrects the report.
  DISPUTED: ['DISPUTED', 'RECEIVED', 'RETURNED'],
  RECEIVED: [],
  RETURNED: [],
  REJECTED: [],
  CANCELLED: [],
}

/** True if a withdrawal may change from one state to the other. */
export const withdrawalMayBecome = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  next[from].includes(to)

/** States of a withdrawal that is in progress, including a dispute. */
export const withdrawalsUnderway = [
  'PENDING',
  'REVIEWING',
  'PROCESSING',
  'DISBURSED',
  'DISPUTED',
] as const satisfies readonly WithdrawalStatus[]

/** True while the member can correct a disputed report, because the bank has not examined it. */
export const isCorrectable = ({
  status,
  confirmation,
}: Pick<WithdrawalRow, 'status' | 'confirmation'>): boolean =>
  status === 'DISPUTED' && confirmation?.isExamined === undefined
