/** Settles payments of deposits: a payment is credited in full or in part, or returned. */

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
import { lockMember } from '../ledger/lockMember.ts'
import { afterPaid } from '../ledger/paidDeposits.ts'
import { payDebts, post, toMovement } from '../ledger/post.ts'
import { methodsOf } from './depositMethods.ts'
import { becomeDeposit, comingTo } from './depositRows.ts'

/** Portal path of a deposit's page. */
const pageOf = (id: string) => `/member/deposit?order=${encodeURIComponent(id)}`

/** Called in the transaction that credits a deposit; `amount` in minor units. */
export type DepositListener = (
  context: Context,
  tables: DomainTables,
  deposit: { id: string; memberId: string; amount: number },
) => Promise<void>

/** Transaction in which a payment is settled, and the listener for credited deposits. */
export type Settlement = {
  context: Context
  tables: DomainTables
  announce: Announce
  onCredited: DepositListener
}

/** Payment that the bank has received; `amount` in minor units. */
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
    opens: pageOf(id),
  })
}

/**
 * True if the payment is no longer allowed, because the member has excluded themselves, was blocked
 * or has set a stricter limit since the order. For a payment after the expiry of the order, the
 * limit check also counts the member's other open deposits.
 */
async function isForbiddenNow(
  { context, tables }: Pick<Settlement, 'context' | 'tables'>,
  { deposit, amount, at }: Payment,
): Promise<boolean> {
  const { id, memberId, expiresAt } = deposit
  if (await isExcluded({ store: tables, now: context.now }, { id: memberId })) return true
  if (await isBlocked(tables, memberId)) return true
  const openOrders = at > expiresAt ? { sumOpenOrders: comingTo(tables, id) } : {}
  const use = { kind: 'DEPOSIT', amount, ...openOrders } as const
  return (await brokenLimit(context, tables, memberId, use)) !== undefined
}

type Return = Omit<Settlement, 'onCredited'>

/** Returns the whole payment of a deposit and notifies its member. */
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
    opens: pageOf(deposit.id),
  })
}

/** Marks a deposit as failed; its whole payment is returned. */
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

/** Returns the whole payment of a deposit that its member has cancelled. */
export async function returnCancelled(
  settlement: Return,
  { deposit, amount }: Omit<Payment, 'at'>,
): Promise<void> {
  await settlement.tables.deposits.update(deposit.id, { returnedAmount: amount })
  await returnAll(settlement, deposit, amount)
}

/**
 * Credits a confirmed payment up to the ordered amount, less the fee. Any excess is returned, so
 * that a payment cannot exceed the player's limits.
 */
export async function settleDeposit(settlement: Settlement, payment: Payment): Promise<void> {
  const { context, tables } = settlement
  const { deposit, amount, at } = payment
  const paidAmount = Math.min(amount, deposit.amount)
  await lockMember(tables, deposit.memberId)
  if (await isClosed(tables, deposit.memberId)) {
    return failDeposit(settlement, payment, 'ACCOUNT_CLOSED')
  }
  const { memberId, payer } = deposit
  // The member's account is linked to the payer even if the payment is returned below, because the
  // payment came from the payer's bank account.
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
