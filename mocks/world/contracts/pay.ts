/** How settlements are paid: by the upline, or by the platform where there is none. */
import type { SettlementRow, WorldTables } from '../collections.ts'
import type { Announce } from '../events.ts'
import { type JobHandler, planJob } from '../jobs.ts'
import type { Account } from '../ledger/accounts.ts'
import type { EntryKind } from '../ledger/entryKinds.ts'
import { moved, post } from '../ledger/post.ts'
import type { World } from '../world.ts'

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

/** Moves the money of a settlement. @returns whether the payer had enough. */
async function transfer(
  world: World,
  tables: WorldTables,
  announce: Announce,
  { id, kind, payerId, payeeId, amount }: SettlementRow,
): Promise<boolean> {
  const payer: Account =
    payerId === null ? { kind: 'house', name: 'commissions' } : { kind: 'main', memberId: payerId }
  const wallet = payerId === null ? undefined : await tables.wallets.get(payerId)
  if (payerId !== null && (wallet?.balance ?? 0) < amount) return false
  // Only rows of this kind are written.
  const entryKind = entryKinds[kind as EarningKind]
  const to = { kind: 'main', memberId: payeeId } as const
  await post(world, tables, announce, moved(entryKind, id, { from: payer, to, amount }))
  return true
}

/**
 * Keeps a settlement and pays it. A payer who has too little owes it, and it is tried again every hour.
 * @throws {DuplicateError} when the period was settled before: nothing is ever paid twice.
 */
export async function paySettlement(
  world: World,
  tables: WorldTables,
  announce: Announce,
  row: SettlementRow,
): Promise<void> {
  await tables.settlements.insert(row)
  if (row.amount === 0) return
  const status = (await transfer(world, tables, announce, row)) ? 'PAID' : 'OWED'
  await tables.settlements.update(row.id, { status })
  if (status === 'OWED') await planNextTry(world, tables, row.id)
}

const planNextTry = (world: World, tables: WorldTables, subject: string) =>
  planJob(world, tables, { kind: 'payOwed', subject, dueAt: world.now() + nextTry })

/** Pays what an upline owed, if she has it by now. */
export const payOwed: JobHandler = async (world, tables, announce, { subject }) => {
  const row = await tables.settlements.get(subject)
  if (row?.status !== 'OWED') return
  if (await transfer(world, tables, announce, row)) {
    await tables.settlements.update(subject, { status: 'PAID', settledAt: world.now() })
  } else {
    await planNextTry(world, tables, subject)
  }
}
