/** Team members in the scope of a record, and their usernames. */
import { isInTeamOf, placesOf, teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'

type Tables = Pick<DomainTables, 'teamMembers' | 'teamLinks'>

/** Scope of a team record: one member, one level, or the whole team. */
export type TeamScope = {
  memberId?: string | undefined
  /** Level below the agent; 1 for direct downlines. */
  level?: number | undefined
}

/**
 * Ids of the team members in a scope.
 * @returns undefined if the member is not in the team.
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

/** Usernames of team members, by id. */
export async function accountsOf(
  tables: Pick<Tables, 'teamMembers'>,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const places = await placesOf(tables, [...new Set(memberIds)])
  const accounts = new Map(places.map(({ id, account }) => [id, account]))
  return (memberId) => accounts.get(memberId) ?? ''
}
