import { teamOf } from '../../accounts/hierarchy/hierarchy.ts'
import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import type { CountedBet } from './terms.ts'

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

/**
 * What each of the team has played, as if it were one bet. Terms that look at no single bet ask for
 * no more, and a team's month is not read bet by bet.
 */
export async function playedByMember(
  tables: Tables,
  memberId: string,
  { from, to }: Period,
): Promise<CountedBet[]> {
  const team = [memberId, ...(await teamOf(tables, memberId))]
  const sums = await tables.bets.sum({
    where: { memberId: { in: team }, status: 'SETTLED', settledAt: { atLeast: from, below: to } },
    by: ['memberId'],
    of: ['stake', 'validBet', 'win'],
  })
  return sums.map(({ by, sums: { stake, validBet, win } }) => ({
    memberId: by.memberId,
    stake,
    validBet,
    win,
  }))
}
