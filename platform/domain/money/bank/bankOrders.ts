/** Converts orders to the form that the bank receives, and queries the bank for their state. */

import type {
  Bank,
  DepositOrder,
  Dispute,
  PayIn,
  PayOut,
  Providers,
  WithdrawalOrder,
} from '../../../providers.ts'
import type { DepositRow, WithdrawalRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'

type Asking = { now: Context['now']; providers: Pick<Providers, 'bank'> }

/** Delay before the next query while no bank is configured, in milliseconds. */
const absenceWait = 3_600_000

/** Deposit order in the form that a bank receives. */
export const depositOrder = (row: DepositRow): DepositOrder => ({
  id: row.id,
  // The cast is safe: only `deposits.ts` writes `method`, always with a value that the API allows.
  method: row.method as DepositOrder['method'],
  // The cast is safe: only `deposits.ts` writes `provider`, always with a value that the API
  // allows.
  provider: row.provider as DepositOrder['provider'],
  amount: row.amount,
  currency: row.currency,
  payer: row.payer,
  provenAt: row.proof?.at ?? null,
  cancelledAt: row.status === 'CANCELLED' ? row.endedAt : null,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
})

/** Withdrawal order in the form that a bank receives. */
const withdrawalOrder = ({ id, amount, currency, createdAt }: WithdrawalRow): WithdrawalOrder => ({
  id,
  amount,
  currency,
  createdAt,
})

/**
 * Queries the bank. Without a bank, calls `otherwise` with the time of the next query and returns
 * the result.
 */
async function ask<Standing>(
  { now, providers: { bank } }: Asking,
  question: (bank: Bank) => Promise<Standing>,
  otherwise: (askAt: number) => Standing,
): Promise<Standing> {
  return bank ? question(bank) : otherwise(now() + absenceWait)
}

/** Payment state of a deposit. It is `AWAITED` while no bank is configured. */
export const askPayIn = (context: Asking, row: DepositRow, at: number): Promise<PayIn> =>
  ask(
    context,
    (bank) => bank.payIn(depositOrder(row), at),
    (askAt) => ({ state: 'AWAITED', askAt }),
  )

/**
 * Returns the uncredited part of a payment to the payer's account.
 * @param amount in minor units.
 */
export const returnPayment = async (
  { providers: { bank } }: Pick<Asking, 'providers'>,
  row: DepositRow,
  amount: number,
): Promise<void> => bank?.returnPayment(depositOrder(row), amount)

/** Payment state of a withdrawal. It is `PENDING` while no bank is configured. */
export const askPayOut = (context: Asking, row: WithdrawalRow, at: number): Promise<PayOut> =>
  ask(
    context,
    (bank) => bank.payOut(withdrawalOrder(row), at),
    (askAt) => ({ state: 'PENDING', askAt }),
  )

/** State of a dispute about a withdrawal. It is `OPEN` while no bank is configured. */
export const askDispute = (context: Asking, row: WithdrawalRow, at: number): Promise<Dispute> =>
  ask(
    context,
    (bank) => bank.disputeOf(withdrawalOrder(row), row.confirmation?.at ?? at, at),
    (askAt) => ({ state: 'OPEN', askAt }),
  )
