import type { WorldTables } from '../collections.ts'
import type { Period } from '../play/turnover.ts'
import { settledBets } from '../play/turnover.ts'
import { teamOf } from '../team/hierarchy.ts'

type Tables = Pick<WorldTables, 'bets' | 'teamLinks' | 'teamMembers'>
type TeamBet = Awaited<ReturnType<typeof settledBets>>[number]

/** The bets of a member and of everybody below her that were settled in a period. */
export async function settledBetsOfTeam(
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<TeamBet[]> {
  const bets: TeamBet[] = []
  for (const id of [memberId, ...(await teamOf(tables, memberId))]) {
    bets.push(...(await settledBets(tables, id, period)))
  }
  return bets
}
