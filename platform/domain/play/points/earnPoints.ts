import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { dayOf, startOfWeek } from '../../base/time/marketTime.ts'
import { changePoints } from './pointLedger.ts'
import { type EarningType, earnedBy } from './pointRules.ts'

type EarningTables = Pick<DomainTables, 'pointAccounts' | 'pointEntries' | 'weekScores'>

/** Week that contains a time, as the date of its Monday, such as `2026-11-16`. */
export const weekOf = (at: number): string => dayOf(startOfWeek(at))

/** Adds points to the leaderboard of the week in which they were earned. */
export async function scorePoints(
  tables: Pick<DomainTables, 'weekScores'>,
  { memberId, points, at }: { memberId: string; points: number; at: number },
): Promise<void> {
  const week = weekOf(at)
  const id = `${week}/${memberId}`
  const row = await tables.weekScores.get(id)
  if (row) await tables.weekScores.update(id, { score: row.score + points })
  else await tables.weekScores.insert({ id, week, memberId, score: points })
}

type Sources = Pick<Context, 'now' | 'randomBytes'>
type Earning = { memberId: string; type: EarningType; reference: string }

/**
 * Adds thousandths of a point to a member's points, or takes them. Fractions of a point are kept
 * and added to later points.
 * @param change `earnedAt` determines the week of the leaderboard.
 * @returns the change of whole points.
 * @throws {RangeError} if a negative change exceeds the member's points.
 */
async function changeThousandths(
  context: Sources,
  tables: EarningTables,
  { memberId, type, reference }: Earning,
  { change, earnedAt }: { change: number; earnedAt: number },
): Promise<number> {
  const at = context.now()
  const account = await tables.pointAccounts.get(memberId)
  const thousandths = (account?.thousandths ?? 0) + change
  const points = Math.floor(thousandths / 1000)
  const rest = { thousandths: thousandths - points * 1000 }
  if (points !== 0) {
    await changePoints(context, tables, { memberId, type, points, reference, at })
    await scorePoints(tables, { memberId, points, at: earnedAt })
  }
  if (account || points !== 0) await tables.pointAccounts.update(memberId, rest)
  else await tables.pointAccounts.insert({ id: memberId, balance: 0, updatedAt: at, ...rest })
  return points
}

/**
 * Grants the points of a settled bet or a deposit, in the transaction of that bet or deposit.
 * @param earning `amount` is the valid bet or the deposit, in minor units.
 * @returns the number of whole points earned.
 */
export const earnPoints = (
  context: Sources,
  tables: EarningTables,
  earning: Earning & { amount: number },
): Promise<number> =>
  changeThousandths(context, tables, earning, {
    change: earnedBy(earning.type, earning.amount),
    earnedAt: context.now(),
  })

/**
 * Corrects the points of a bet whose valid bet was corrected. Points that the member has spent are
 * not taken back, and a later correction does not grant them again.
 * @param correction valid bets in minor units; `waived` is the number of thousandths of a point
 * that earlier corrections of the bet did not take back.
 * @returns the new value of `waived`.
 */
export async function correctPoints(
  context: Sources,
  tables: EarningTables,
  earning: Earning,
  correction: { before: number; after: number; waived: number; earnedAt: number },
): Promise<number> {
  const { before, after, waived, earnedAt } = correction
  const owed = earnedBy(earning.type, after) - earnedBy(earning.type, before)
  if (owed === 0) return waived
  const account = await tables.pointAccounts.get(earning.memberId)
  const held = account ? account.balance * 1000 + account.thousandths : 0
  const change = owed > 0 ? Math.max(0, owed - waived) : Math.max(owed, -held)
  if (change !== 0) await changeThousandths(context, tables, earning, { change, earnedAt })
  return waived + change - owed
}
