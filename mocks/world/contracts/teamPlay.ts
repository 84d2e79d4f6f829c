import type { BetRow, WorldTables } from '../collections.ts'
import type { Period } from '../play/turnover.ts'
import { teamOf } from '../team/hierarchy.ts'

type Tables = Pick<WorldTables, 'bets' | 'teamLinks' | 'teamMembers'>

/** The bets of a member and of everybody below her that were settled in a period, the first first. */
export async function settledBetsOfTeam(
  tables: Tables,
  memberId: string,
  { from, to }: Period,
): Promise<BetRow[]> {
  const team = [memberId, ...(await teamOf(tables, memberId))]
  const settledAt = { atLeast: from, below: to }
  return tables.bets.find({
    where: { memberId: { in: team }, status: 'SETTLED', settledAt },
    orderBy: { column: 'settledAt', direction: 'ascending' },
  })
}
