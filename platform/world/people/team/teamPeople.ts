/** Those of a team whom a record is about, and what they are called. */
import { isInTeamOf, placesOf, teamOf } from '../../accounts/hierarchy/hierarchy.ts'
import type { WorldTables } from '../../base/collections/collections.ts'

type Tables = Pick<WorldTables, 'teamMembers' | 'teamLinks'>

/**
 * The ids of all of an agent's team, or of one of it.
 * @returns undefined when the member is not of their team.
 */
export async function peopleOfTeam(
  tables: Tables,
  agentId: string,
  { memberId }: { memberId?: string | undefined },
): Promise<string[] | undefined> {
  if (memberId === undefined) return teamOf(tables, agentId)
  return (await isInTeamOf(tables, agentId, memberId)) ? [memberId] : undefined
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
