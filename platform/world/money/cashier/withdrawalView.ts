import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { WithdrawalRow } from '../../base/collections/collections.ts'
import type { PixKeyType } from './pixKeys.ts'
import { type WithdrawalStatus, withdrawalMayBecome } from './withdrawalStates.ts'

type Schemas = components['schemas']
const time = (at: number): string => new Date(at).toISOString()

const showConfirmation = ({
  received,
  remaining,
  proofFileId,
  at,
  ...said
}: NonNullable<WithdrawalRow['confirmation']>): Schemas['WithdrawalConfirmation'] => ({
  ...said,
  receivedAmount: toDecimal(received),
  remainingAmount: toDecimal(remaining),
  ...(proofFileId !== null && { proofFileId }),
  confirmedAt: time(at),
})

/** A withdrawal as its member sees it. */
export function showWithdrawal(row: WithdrawalRow): Schemas['Withdrawal'] {
  // Only the module of withdrawals and the past write these columns, with values of the contract.
  const status = row.status as WithdrawalStatus
  // As above.
  const keyType = row.account.keyType as PixKeyType
  const { amount, fee, disbursedAt, confirmBy, endedAt, confirmation, resolution } = row
  return {
    withdrawalId: row.id,
    status,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    payout: toDecimal(amount - fee),
    currency: row.currency,
    account: { ...row.account, keyType },
    cancellable: withdrawalMayBecome(status, 'CANCELLED'),
    createdAt: time(row.createdAt),
    ...(disbursedAt !== null && { disbursedAt: time(disbursedAt) }),
    ...(confirmBy !== null && { confirmBy: time(confirmBy) }),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
    ...(confirmation !== null && { confirmation: showConfirmation(confirmation) }),
    ...(resolution !== null && {
      resolution: { ...resolution, amount: toDecimal(resolution.amount), at: time(resolution.at) },
    }),
  }
}
