/** How settlements are paid: by the upline, or by the platform where there is none. */
import type { SettlementRow, WorldTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import type { World } from '../../base/world/world.ts'
import { holdMembers } from '../../money/cashier/holdMember.ts'
import type { Account } from '../../money/ledger/accounts.ts'
import { type Movement, post, toMovement } from '../../money/ledger/post.ts'

/** What is settled: the four kinds of contract, and the commission on what a team bets. */
export type EarningKind = 'dividend' | 'dailyWage' | 'hourlyWage' | 'realTimeSalary' | 'commission'

const entryKinds: Readonly<Record<EarningKind, EntryKind>> = {
  dividend: 'DIVIDEND',
  dailyWage: 'DAILY_SALARY',
  hourlyWage: 'HOURLY_SALARY',
  realTimeSalary: 'REALTIME_SALARY',
  commission: 'COMMISSION',
}

/** How long what is owed waits before it is tried again. */
const nextTry = 3_600_000

/** The movement that pays a settlement whose amount is not nothing. */
export function paymentOf({
  id,
  kind,
  payerId,
  payeeId,
  amount,
}: Omit<SettlementRow, 'settledAt'>): Movement {
  const payer: Account =
    payerId === null ? { kind: 'house', name: 'commissions' } : { kind: 'main', memberId: payerId }
  // Only rows of this kind are written.
  const entryKind = entryKinds[kind as EarningKind]
  return toMovement(entryKind, id, { from: payer, to: { kind: 'main', memberId: payeeId }, amount })
}

/** Moves the money of a settlement. @returns whether the payer had enough. */
async function transfer(
  world: World,
  tables: WorldTables,
  announce: Announce,
  settlement: SettlementRow,
): Promise<boolean> {
  const { payerId, amount } = settlement
  const wallet = payerId === null ? undefined : await tables.wallets.get(payerId)
  if (payerId !== null && (wallet?.balance ?? 0) < amount) return false
  await post(world, tables, announce, paymentOf(settlement))
  return true
}

/**
 * What is not settled yet of what a period comes to: nothing is ever paid twice. Only a clock that ran
 * ahead has settled some of it before (`reopen.ts`). What it paid stays, even where what came since
 * makes a dividend smaller.
 * @param whole what the whole period comes to; its id is the one of the period's first settlement.
 * @returns undefined when nothing has come since.
 */
async function beyondSettled(
  { settlements }: Pick<WorldTables, 'settlements'>,
  whole: SettlementRow,
): Promise<SettlementRow | undefined> {
  const { figures } = whole
  let { id, amount } = whole
  let { validBet, profitLoss, activeMembers } = figures
  let isFirst = true
  for (let count = 1; ; count += 1) {
    const earlier = await settlements.get(id)
    if (!earlier) break
    isFirst = false
    id = `${whole.id}+${count}`
    amount -= earlier.amount
    validBet -= earlier.figures.validBet
    profitLoss -= earlier.figures.profitLoss
    activeMembers -= earlier.figures.activeMembers
  }
  if (isFirst) return whole
  if (validBet === 0 && profitLoss === 0 && amount <= 0) return undefined
  const rest = { validBet, profitLoss, activeMembers: Math.max(0, activeMembers) }
  return { ...whole, id, figures: rest, amount: Math.max(0, amount) }
}

/**
 * Keeps a settlement and pays it, or what of it is not settled yet. A payer who has too little owes
 * it, and it is tried again every hour.
 */
export async function paySettlement(
  world: World,
  tables: WorldTables,
  announce: Announce,
  whole: SettlementRow,
): Promise<void> {
  const row = await beyondSettled(tables, whole)
  if (!row) return
  await tables.settlements.insert(row)
  tellSides(announce, row)
  if (row.amount === 0) return
  const status = (await transfer(world, tables, announce, row)) ? 'PAID' : 'OWED'
  await tables.settlements.update(row.id, { status })
  if (status === 'OWED') await planNextTry(world, tables, row.id)
}

/** Tells both sides that a row of their records is new, or another than it was. */
function tellSides(announce: Announce, { id, kind, payerId, payeeId }: SettlementRow): void {
  // Only rows of this kind are written.
  const told = { type: 'settlementMade', settlementId: id, kind: kind as EarningKind } as const
  announce({ ...told, memberId: payeeId, side: 'RECEIVED' })
  if (payerId !== null) announce({ ...told, memberId: payerId, side: 'PAID' })
}

const planNextTry = (world: World, tables: WorldTables, subject: string) =>
  planJob(world, tables, { kind: 'payOwed', subject, dueAt: world.now() + nextTry })

/** Pays what an upline owed, if they have it by now. */
export const payOwed: JobHandler = async (world, tables, announce, { subject }) => {
  const owed = await tables.settlements.peek(subject)
  await holdMembers(tables, owed ? [owed.payerId, owed.payeeId] : [])
  const row = await tables.settlements.get(subject)
  if (row?.status !== 'OWED') return
  if (await transfer(world, tables, announce, row)) {
    await tables.settlements.update(subject, { status: 'PAID', settledAt: world.now() })
    tellSides(announce, row)
  } else {
    await planNextTry(world, tables, subject)
  }
}
