/** What becomes of a payment that has come: it counts, in part or whole, or goes back. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { isClosed } from '../../accounts/closing/closedAccounts.ts'
import { missingLevel } from '../../accounts/identity/demands.ts'
import { linkPerson } from '../../accounts/identity/linkPerson.ts'
import { isBlocked } from '../../accounts/limits/blocks.ts'
import { isExcluded } from '../../accounts/limits/exclusion.ts'
import { brokenLimit } from '../../accounts/limits/playerLimits.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import type { DepositRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message } from '../../base/texts/texts.ts'
import { returnPayment } from '../bank/bankOrders.ts'
import { feeOf } from '../bank/fees.ts'
import { holdMember } from '../ledger/holdMember.ts'
import { afterPaid } from '../ledger/paidDeposits.ts'
import { payDebts, post, toMovement } from '../ledger/post.ts'
import { methodsOf } from './depositMethods.ts'
import { becomeDeposit, comingTo } from './depositRows.ts'

/** Told of a deposit in the transaction that credits it; `amount` in minor units. */
export type DepositListener = (
  context: Context,
  tables: DomainTables,
  deposit: { id: string; memberId: string; amount: number },
) => Promise<void>

/** The transaction in which a payment counts, and who is told of it there. */
export type Settlement = {
  context: Context
  tables: DomainTables
  announce: Announce
  onCredited: DepositListener
}

/** A payment that the bank has confirmed; `amount` in minor units. */
type Payment = { deposit: DepositRow; amount: number; at: number }

async function credit(
  { context, tables, announce, onCredited }: Settlement,
  { id, memberId, paidAmount, fee, currency }: DepositRow,
): Promise<void> {
  const main = { kind: 'main', memberId } as const
  const deposits = { kind: 'house', name: 'deposits' } as const
  const fees = { kind: 'house', name: 'fees' } as const
  const amount = paidAmount ?? 0
  const movement = toMovement('DEPOSIT', id, { from: deposits, to: main, amount })
  await post(context, tables, announce, { ...movement, leavesDebts: true })
  if (fee > 0) {
    const charge = toMovement('DEPOSIT_FEE', id, { from: main, to: fees, amount: fee })
    await post(context, tables, announce, charge)
  }
  await payDebts(context, tables, announce, memberId)
  await onCredited(context, tables, { id, memberId, amount })
  await sendMessage(context, tables, announce, {
    memberId,
    kind: 'MONEY',
    title: message('deposits.credited.title'),
    body: message('deposits.credited.body', { amount: { amount: amount - fee, currency } }),
  })
}

/**
 * True if a payment is not allowed any more: its member has shut themselves out, was blocked or set a stricter
 * limit since the order. The order of one that is late keeps no room in a limit, so those that are
 * still open go first.
 */
async function isForbiddenNow(
  { context, tables }: Pick<Settlement, 'context' | 'tables'>,
  { deposit, amount, at }: Payment,
): Promise<boolean> {
  const { id, memberId, expiresAt } = deposit
  if (await isExcluded({ store: tables, now: context.now }, { id: memberId })) return true
  if (await isBlocked(tables, memberId)) return true
  const coming = at > expiresAt ? { coming: comingTo(tables, id) } : {}
  const use = { kind: 'DEPOSIT', amount, ...coming } as const
  return (await brokenLimit(context, tables, memberId, use)) !== undefined
}

type Return = Omit<Settlement, 'onCredited'>

/** Sends back all that has come for an order, and tells its member. */
async function returnAll(
  { context, tables, announce }: Return,
  deposit: DepositRow,
  amount: number,
): Promise<void> {
  await returnPayment(context, deposit, amount)
  await sendMessage(context, tables, announce, {
    memberId: deposit.memberId,
    kind: 'MONEY',
    title: message('deposits.returned.title'),
    body: message('deposits.returned.body', { amount: { amount, currency: deposit.currency } }),
  })
}

/** The payment is not taken: all that has come goes back, and nothing of it counts. */
export async function failDeposit(
  settlement: Return,
  { deposit, amount, at }: Payment,
  failureReason: components['schemas']['DepositFailure'],
): Promise<void> {
  const returnedAmount = amount > 0 ? amount : null
  const changes = { fee: 0, failureReason, returnedAmount, endedAt: at }
  const failed = await becomeDeposit(settlement.tables, deposit, 'FAILED', changes)
  if (failed && amount > 0) await returnAll(settlement, failed, amount)
}

/** A payment has come for an order that its member had given up: all of it goes back. */
export async function returnCancelled(
  settlement: Return,
  { deposit, amount }: Omit<Payment, 'at'>,
): Promise<void> {
  await settlement.tables.deposits.update(deposit.id, { returnedAmount: amount })
  await returnAll(settlement, deposit, amount)
}

/**
 * The bank has confirmed a payment: what has come counts up to what was ordered, less its fee. What
 * is beyond that goes back, so that no limit of the player's is passed by it.
 */
export async function settleDeposit(settlement: Settlement, payment: Payment): Promise<void> {
  const { context, tables } = settlement
  const { deposit, amount, at } = payment
  const paidAmount = Math.min(amount, deposit.amount)
  await holdMember(tables, deposit.memberId)
  if (await isClosed(tables, deposit.memberId)) {
    return failDeposit(settlement, payment, 'ACCOUNT_CLOSED')
  }
  const { memberId, payer } = deposit
  // The bank has paid from this person's account, whether the payment counts or goes back.
  if (payer !== null)
    await linkPerson(context, tables, { memberId, number: payer, evidence: 'PAYMENT' })
  if ((await missingLevel(tables, { memberId, action: 'DEPOSIT' })) !== undefined) {
    return failDeposit(settlement, payment, 'IDENTITY_REQUIRED')
  }
  if (await isForbiddenNow(settlement, { deposit, amount: paidAmount, at })) {
    return failDeposit(settlement, payment, 'LIMIT_REACHED')
  }
  const { market } = await readPlatform(tables)
  const method = methodsOf(market).find((one) => one.method === deposit.method)
  const fee = method ? feeOf(paidAmount, method.fee) : Math.min(deposit.fee, paidAmount)
  const excess = amount - paidAmount
  const returnedAmount = excess > 0 ? excess : null
  const place = await afterPaid(tables, { memberId: deposit.memberId, at })
  const changes = { paidAmount, fee, returnedAmount, ...place }
  const paid = await becomeDeposit(tables, deposit, 'PAID', changes)
  if (!paid) return
  await credit(settlement, paid)
  if (excess > 0) await returnPayment(context, paid, excess)
}
