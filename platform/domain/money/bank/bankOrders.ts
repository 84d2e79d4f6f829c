/** Deposits and withdrawals as a bank is asked about them. */

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

/**
 * An order that waits for a bank which is absent is asked about again after this many milliseconds.
 */
const absenceWait = 3_600_000

/** An order of a deposit as its bank knows it. */
export const depositOrder = (row: DepositRow): DepositOrder => ({
  id: row.id,
  // Only `deposits.ts` writes the column, with values of the contract.
  method: row.method as DepositOrder['method'],
  // As above.
  provider: row.provider as DepositOrder['provider'],
  amount: row.amount,
  currency: row.currency,
  payer: row.payer,
  provenAt: row.proof?.at ?? null,
  cancelledAt: row.status === 'CANCELLED' ? row.endedAt : null,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
})

/** A withdrawal as its bank knows it. */
const withdrawalOrder = ({ id, amount, currency, createdAt }: WithdrawalRow): WithdrawalOrder => ({
  id,
  amount,
  currency,
  createdAt,
})

/** Asks the bank, or says when to ask again. */
async function ask<Standing>(
  { now, providers: { bank } }: Asking,
  question: (bank: Bank) => Promise<Standing>,
  otherwise: (askAt: number) => Standing,
): Promise<Standing> {
  return bank ? question(bank) : otherwise(now() + absenceWait)
}

/** How the payment of a deposit stands; it waits while there is no bank. */
export const askPayIn = (context: Asking, row: DepositRow, at: number): Promise<PayIn> =>
  ask(
    context,
    (bank) => bank.payIn(depositOrder(row), at),
    (askAt) => ({ state: 'AWAITED', askAt }),
  )

/** Sends back what of a payment does not count; `amount` in minor units. */
export const returnPayment = async (
  { providers: { bank } }: Pick<Asking, 'providers'>,
  row: DepositRow,
  amount: number,
): Promise<void> => bank?.returnPayment(depositOrder(row), amount)

/** How the payment of a withdrawal stands; it waits while there is no bank. */
export const askPayOut = (context: Asking, row: WithdrawalRow, at: number): Promise<PayOut> =>
  ask(
    context,
    (bank) => bank.payOut(withdrawalOrder(row), at),
    (askAt) => ({ state: 'PENDING', askAt }),
  )

/** How a dispute about a withdrawal stands; it waits while there is no bank. */
export const askDispute = (context: Asking, row: WithdrawalRow, at: number): Promise<Dispute> =>
  ask(
    context,
    (bank) => bank.disputeOf(withdrawalOrder(row), row.confirmation?.at ?? at, at),
    (askAt) => ({ state: 'OPEN', askAt }),
  )
