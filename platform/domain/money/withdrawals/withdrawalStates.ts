import type { components } from '../../../../src/api/gen/paths.ts'

export type WithdrawalStatus = components['schemas']['WithdrawalStatus']

const next: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING: ['REVIEWING', 'CANCELLED'],
  REVIEWING: ['PROCESSING', 'REJECTED', 'CANCELLED'],
  PROCESSING: ['DISBURSED'],
  DISBURSED: ['RECEIVED', 'DISPUTED'],
  DISPUTED: ['RECEIVED', 'RETURNED'],
  RECEIVED: [],
  RETURNED: [],
  REJECTED: [],
  CANCELLED: [],
}

/** Whether a withdrawal in one state may come into the other. */
export const withdrawalMayBecome = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  next[from].includes(to)

/** Those that are on their way to an account, a dispute about one included. */
export const withdrawalsUnderway = [
  'PENDING',
  'REVIEWING',
  'PROCESSING',
  'DISBURSED',
  'DISPUTED',
] as const satisfies readonly WithdrawalStatus[]
