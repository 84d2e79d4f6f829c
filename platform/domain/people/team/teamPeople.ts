/** Those of a team whom a record is about, and what they are called. */
import { isInTeamOf, placesOf, teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'

type Tables = Pick<DomainTables, 'teamMembers' | 'teamLinks'>

/** Whom of a team a record is about: one member, one level, or everybody. */
export type TeamScope = {
  memberId?: string | undefined
  /** How far below the agent; 1 for direct downlines. */
  level?: number | undefined
}

/**
 * The ids of those of an agent's team whom a record is about.
 * @returns undefined when the member is not of their team.
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

/** The usernames of some of a team. */
export async function accountsOf(
  tables: Pick<Tables, 'teamMembers'>,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const places = await placesOf(tables, [...new Set(memberIds)])
  const accounts = new Map(places.map(({ id, account }) => [id, account]))
  return (memberId) => accounts.get(memberId) ?? ''
}
