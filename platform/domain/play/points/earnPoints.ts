import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { dayOf, startOfWeek } from '../../base/time/marketTime.ts'
import { changePoints } from './pointLedger.ts'
import { type EarningType, earnedBy } from './pointRules.ts'

type EarningTables = Pick<DomainTables, 'pointAccounts' | 'pointEntries' | 'weekScores'>

/** The week that a time is in, as its Monday: `2026-11-16`. */
export const weekOf = (at: number): string => dayOf(startOfWeek(at))

/** Counts points for the leaderboard of the week that they were earned in. */
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
 * Gives a member the points that a settled bet or a deposit earns, in its transaction. What makes
 * no whole point yet is kept towards the next one.
 * @param amount minor units of the valid bet, or of what was paid in.
 * @returns how many whole points were earned.
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
