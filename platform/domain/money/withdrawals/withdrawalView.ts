import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { WithdrawalRow } from '../../base/collections/collections.ts'
import { type Market, payoutMinutesOf } from '../../base/platform/markets.ts'
import type { PixKeyType } from './pixKeys.ts'
import { isCorrectable, type WithdrawalStatus, withdrawalMayBecome } from './withdrawalStates.ts'

type Schemas = components['schemas']
const time = (at: number): string => new Date(at).toISOString()

const showConfirmation = ({
  received,
  remaining,
  proofFileId,
  at,
  outcome,
  by,
}: NonNullable<WithdrawalRow['confirmation']>): Schemas['WithdrawalConfirmation'] => ({
  outcome,
  by,
  receivedAmount: toDecimal(received),
  remainingAmount: toDecimal(remaining),
  ...(proofFileId !== null && { proofFileId }),
  confirmedAt: time(at),
})

const isBeforePayment = (status: WithdrawalStatus): boolean =>
  status === 'PENDING' || status === 'REVIEWING' || status === 'PROCESSING'

/** Promised payment time; undefined once paid or ended, and in a market without a promise. */
function promiseOf(row: WithdrawalRow, status: WithdrawalStatus, market: Market) {
  const minutes = payoutMinutesOf(market)
  if (minutes === undefined || !isBeforePayment(status)) return undefined
  return row.createdAt + minutes * 60_000
}

/**
 * Withdrawal as its member sees it.
 * @param market market that defines the promised payment time.
 */
export function showWithdrawal(row: WithdrawalRow, market: Market): Schemas['Withdrawal'] {
  // The cast is safe: only the withdrawals module and the generated demo history write these
  // columns, with values of the API contract.
  const status = row.status as WithdrawalStatus
  // The cast is safe: only the withdrawals module and the generated demo history write the column
  // `account`.
  const keyType = row.account.keyType as PixKeyType
  const promisedBy = promiseOf(row, status, market)
  const isUndone = status === 'REJECTED' || status === 'CANCELLED'
  const { amount, fee, disbursedAt, confirmBy, endedAt, confirmation, resolution } = row
  return {
    withdrawalId: row.id,
    status,
    amount: toDecimal(amount),
    fee: toDecimal(isUndone ? 0 : fee),
    payout: toDecimal(isUndone ? 0 : amount - fee),
    currency: row.currency,
    account: { ...row.account, keyType },
    cancellable: withdrawalMayBecome(status, 'CANCELLED'),
    ...(isCorrectable(row) && { correctable: true as const }),
    createdAt: time(row.createdAt),
    ...(promisedBy !== undefined && { promisedBy: time(promisedBy) }),
    ...(disbursedAt !== null && { disbursedAt: time(disbursedAt) }),
    ...(confirmBy !== null && { confirmBy: time(confirmBy) }),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
    ...(confirmation !== null && { confirmation: showConfirmation(confirmation) }),
    ...(resolution !== null && {
      resolution: { ...resolution, amount: toDecimal(resolution.amount), at: time(resolution.at) },
    }),
  }
}
