/** Ids and usernames of the team members that a record covers. */
import { isInTeamOf, placesOf, teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'

type Tables = Pick<DomainTables, 'teamMembers' | 'teamLinks'>

/** Members that a team record covers: one member, one level, or the whole team. */
export type TeamScope = {
  memberId?: string | undefined
  /** Number of levels below the agent; 1 for direct downlines. */
  level?: number | undefined
}

/**
 * Ids of the team members in a scope.
 * @returns undefined if `scope.memberId` is not in the team.
 */
export async function peopleOfTeam(
  tables: Tables,
  agentId: string,
  { memberId, level }: TeamScope,
): Promise<readonly string[] | undefined> {
  if (memberId !== undefined && !(await isInTeamOf(tables, agentId, memberId))) return undefined
  if (level === undefined) return memberId === undefined ? teamOf(tables, agentId) : [memberId]
  const links = await tables.teamLinks.find({
    where: { ancestorId: agentId, depth: level, ...(memberId !== undefined && { memberId }) },
  })
  return links.map((link) => link.memberId)
}

/** Returns a function from a team member's id to the username. */
export async function accountsOf(
  tables: Pick<Tables, 'teamMembers'>,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const places = await placesOf(tables, [...new Set(memberIds)])
  const accounts = new Map(places.map(({ id, account }) => [id, account]))
  return (memberId) => accounts.get(memberId) ?? ''
}
