/** Payment of settlements by the upline, or by the platform if the contract has no upline. */
import type { DomainTables, SettlementRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { JobHandler } from '../../base/time/jobs.ts'
import type { Account } from '../../money/ledger/accounts.ts'
import { kindsOf } from '../../money/ledger/debts.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { type Movement, payDebts, post, toMovement } from '../../money/ledger/post.ts'

/** Movement of money that pays a settlement in full. The amount must not be 0. */
export function paymentOf(
  settlement: Pick<SettlementRow, 'id' | 'kind' | 'payerId' | 'payeeId' | 'amount'>,
): Movement {
  const { id, payerId, payeeId, amount } = settlement
  const from: Account =
    payerId === null ? { kind: 'house', name: 'commissions' } : { kind: 'main', memberId: payerId }
  const { entryKind } = kindsOf(settlement)
  return toMovement(entryKind, id, { from, to: { kind: 'main', memberId: payeeId }, amount })
}

/**
 * Part of a period's result that earlier settlements of the same period do not include. Such
 * settlements exist only if the clock ran ahead (`reopen.ts`). They are not reversed, even if later
 * bets make a dividend smaller.
 * @param periodResult result of the whole period, with the id of the period's first settlement.
 * @returns undefined if there is nothing to settle.
 */
async function beyondSettled(
  { settlements }: Pick<DomainTables, 'settlements'>,
  periodResult: SettlementRow,
): Promise<SettlementRow | undefined> {
  const { figures } = periodResult
  let { id, amount } = periodResult
  let { validBet, profitLoss, activeMembers } = figures
  let isFirst = true
  for (let count = 1; ; count += 1) {
    const earlier = await settlements.get(id)
    if (!earlier) break
    isFirst = false
    id = `${periodResult.id}+${count}`
    amount -= earlier.amount
    validBet -= earlier.figures.validBet
    profitLoss -= earlier.figures.profitLoss
    activeMembers -= earlier.figures.activeMembers
  }
  if (isFirst) return periodResult
  if (validBet === 0 && profitLoss === 0 && amount <= 0) return undefined
  const rest = { validBet, profitLoss, activeMembers: Math.max(0, activeMembers) }
  const settledBefore = periodResult.amount - amount
  const remaining = { ...figures, ...rest, settledBefore }
  return { ...periodResult, id, figures: remaining, amount: Math.max(0, amount) }
}

/**
 * Stores and pays the unsettled part of a period's result. A payer with too little money pays in
 * part, older debts first, and owes the rest until they receive money.
 */
export async function paySettlement(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  periodResult: SettlementRow,
): Promise<void> {
  const row = await beyondSettled(tables, periodResult)
  if (!row) return
  const { id, payerId, amount } = row
  if (amount === 0) {
    await tables.settlements.insert(row)
    return notifySides(announce, row)
  }
  if (payerId === null) {
    await tables.settlements.insert({ ...row, status: 'PAID', paidAmount: amount })
    notifySides(announce, row)
    await post(context, tables, announce, paymentOf(row))
    return
  }
  await tables.settlements.insert({ ...row, status: 'OWED' })
  const paid = await payDebts(context, tables, announce, payerId)
  if (!paid.has(id)) notifySides(announce, row)
}

/** Sends the event of a new settlement to payer and payee. */
function notifySides(announce: Announce, row: SettlementRow): void {
  const { id, payerId, payeeId } = row
  const news = { type: 'settlementMade', settlementId: id, kind: kindsOf(row).earningKind } as const
  announce({ ...news, memberId: payeeId, side: 'RECEIVED' })
  if (payerId !== null) announce({ ...news, memberId: payerId, side: 'PAID' })
}

/**
 * Scheduled job that pays the remaining debts of a settlement's payer. Debts remain if the payer
 * had more than `mostPaidAtOnce` debts, or if a program version without partial payment created
 * them.
 */
export const payOwed: JobHandler = async (context, tables, announce, { subject }) => {
  const payerId = (await tables.settlements.peek(subject))?.payerId ?? null
  if (payerId === null) return
  await lockMember(tables, payerId)
  await payDebts(context, tables, announce, payerId)
}
