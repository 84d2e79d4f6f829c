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

/**
 * Grants the points of a settled bet or a deposit, in the transaction of that bet or deposit.
 * Fractions of a point are kept and added to the points of later bets and deposits.
 * @param amount valid bet or deposit, in minor units.
 * @returns the number of whole points earned.
 */
export async function earnPoints(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: EarningTables,
  earning: { memberId: string; type: EarningType; amount: number; reference: string; at?: number },
): Promise<number> {
  const { memberId, type, amount, reference, at = context.now() } = earning
  const account = await tables.pointAccounts.get(memberId)
  const thousandths = (account?.thousandths ?? 0) + earnedBy(type, amount)
  const points = Math.floor(thousandths / 1000)
  const rest = { thousandths: thousandths % 1000 }
  if (points > 0) {
    await changePoints(context, tables, { memberId, type, points, reference, at })
    await scorePoints(tables, { memberId, points, at })
  }
  if (account || points > 0) await tables.pointAccounts.update(memberId, rest)
  else await tables.pointAccounts.insert({ id: memberId, balance: 0, updatedAt: at, ...rest })
  return points
}

/**
 * Takes back points after a correction reduced a valid bet, up to the member's balance of points.
 * @param earning `amount` is the reduction in minor units; `at` is the time at which the points
 * were earned.
 */
export async function takeBackPoints(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: EarningTables,
  earning: { memberId: string; type: EarningType; amount: number; reference: string; at: number },
): Promise<void> {
  const { memberId, type, amount, reference, at } = earning
  const account = await tables.pointAccounts.get(memberId)
  if (!account) return
  const left = account.thousandths - earnedBy(type, amount)
  const whole = Math.floor(left / 1000)
  const points = Math.min(account.balance, -whole)
  if (points > 0) {
    await changePoints(context, tables, { memberId, type, points: -points, reference })
    const id = `${weekOf(at)}/${memberId}`
    const row = await tables.weekScores.get(id)
    if (row) await tables.weekScores.update(id, { score: Math.max(0, row.score - points) })
  }
  await tables.pointAccounts.update(memberId, { thousandths: left - whole * 1000 })
}
