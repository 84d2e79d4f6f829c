import { teamOf } from '../../accounts/hierarchy/hierarchy.ts'
import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import type { Period } from '../../money/ledger/turnover.ts'

type Tables = Pick<WorldTables, 'bets' | 'teamLinks' | 'teamMembers'>

/**
 * The bets of a member and of everybody below them that were settled in a period, the first first.
 */
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
