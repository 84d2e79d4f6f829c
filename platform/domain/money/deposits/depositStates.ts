import type { components } from '../../../../src/api/gen/paths.ts'

export type DepositStatus = components['schemas']['DepositStatus']

const next: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  PENDING: ['PROCESSING', 'EXPIRED', 'CANCELLED'],
  PROCESSING: ['PAID', 'FAILED'],
  PAID: [],
  FAILED: [],
  // A payment that arrives late is still credited.
  EXPIRED: ['PROCESSING'],
  CANCELLED: [],
}

/** True if a deposit may change from state `from` to state `to`. */
export const depositMayBecome = (from: DepositStatus, to: DepositStatus): boolean =>
  next[from].includes(to)

/** States in which a deposit awaits payment or its confirmation. */
export const openDeposits = ['PENDING', 'PROCESSING'] as const satisfies readonly DepositStatus[]
