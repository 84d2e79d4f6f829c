import type { components } from '../../../../src/api/gen/paths.ts'

export type DepositStatus = components['schemas']['DepositStatus']

const next: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  PENDING: ['PROCESSING', 'EXPIRED', 'CANCELLED'],
  PROCESSING: ['PAID', 'FAILED'],
  PAID: [],
  FAILED: [],
  // A late payment is still credited to the member.
  EXPIRED: ['PROCESSING'],
  CANCELLED: [],
}

/** True if a deposit may change from one state to the other. */
export const depositMayBecome = (from: DepositStatus, to: DepositStatus): boolean =>
  next[from].includes(to)

/** States that await the payment or its confirmation. */
export const openDeposits = ['PENDING', 'PROCESSING'] as const satisfies readonly DepositStatus[]
