/** The people of a team, as its agent is shown them (AGENT-08). */

import {
  directDownlines,
  isInTeamOf,
  placesOf,
  type TeamMemberRow,
  teamOf,
} from '../../accounts/hierarchy/hierarchy.ts'
import { usernameKey } from '../../accounts/members/accountName.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'

export type Downline = {
  memberId: string
  account: string
  nickname: string
  isAgent: boolean
  /** Below the agent who asks. */
  level: number
  joinedAt: number
  directDownlines: number
  teamSize: number
  /** Minor units. */
  balance: number
}

export type AgentScope = { agentId: string; agents: readonly number[] }

/** Some of an agent's team, in their order, by as many reads as for one of them. */
async function describeDownlines(
  tables: WorldTables,
  { agentId, agents }: AgentScope,
  places: readonly TeamMemberRow[],
): Promise<Downline[]> {
  const ids = places.map(({ id }) => id)
  const above = (await tables.teamMembers.get(agentId))?.level ?? 0
  const members = byId(await tables.members.find({ where: { id: { in: ids } } }))
  const wallets = byId(await tables.wallets.find({ where: { id: { in: ids } } }))
  const direct = await tables.teamMembers.sum({
    where: { uplineId: { in: ids } },
    by: ['uplineId'],
  })
  const sizes = await tables.teamLinks.sum({
    where: { ancestorId: { in: ids } },
    by: ['ancestorId'],
  })
  const directOf = new Map(direct.map(({ by, count }) => [by.uplineId, count]))
  const sizeOf = new Map(sizes.map(({ by, count }) => [by.ancestorId, count]))
  return places.map(({ id, account, level, joinedAt }) => {
    const member = members.get(id)
    return {
      memberId: id,
      account,
      nickname: member?.nickname ?? account,
      isAgent: member !== undefined && agents.includes(member.type),
      level: level - above,
      joinedAt,
      directDownlines: directOf.get(id) ?? 0,
      teamSize: sizeOf.get(id) ?? 0,
      balance: wallets.get(id)?.balance ?? 0,
    }
  })
}

/** One of an agent's team. */
export async function describeDownline(
  tables: WorldTables,
  scope: AgentScope,
  place: TeamMemberRow,
): Promise<Downline> {
  const [described] = await describeDownlines(tables, scope, [place])
  if (!described) throw new Error(`${place.id} was not described`)
  return described
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

/** Those of a team whose username holds a text, however it is written. */
async function searchTeam(tables: WorldTables, agentId: string, text: string) {
  const wanted = usernameKey(text)
  const team = await placesOf(tables, await teamOf(tables, agentId))
  return team.filter(({ account }) => usernameKey(account).includes(wanted))
}

export type DownlineSort = 'ACCOUNT' | 'JOINED_AT' | 'BALANCE' | 'TEAM_SIZE'

const comparisons: Readonly<Record<DownlineSort, (a: Downline, b: Downline) => number>> = {
  ACCOUNT: (a, b) => compareTexts(a.account, b.account),
  JOINED_AT: (a, b) => a.joinedAt - b.joinedAt,
  BALANCE: (a, b) => a.balance - b.balance,
  TEAM_SIZE: (a, b) => a.teamSize - b.teamSize,
}

/**
 * The direct downlines of an agent or of one of their team, or whom a search in all of it finds.
 * @returns undefined when the member is not of their team.
 */
export async function listDownline(
  tables: WorldTables,
  scope: AgentScope,
  query: {
    memberId?: string
    search?: string
    sort: DownlineSort
    direction: 'ASCENDING' | 'DESCENDING'
  },
): Promise<Downline[] | undefined> {
  const { agentId } = scope
  const below = query.memberId ?? agentId
  if (below !== agentId && !(await isInTeamOf(tables, agentId, below))) return undefined
  const places =
    query.search === undefined
      ? await directDownlines(tables, below)
      : await searchTeam(tables, agentId, query.search)
  const people = await describeDownlines(tables, scope, places)
  const compare = comparisons[query.sort]
  const sign = query.direction === 'DESCENDING' ? -1 : 1
  return people.toSorted((a, b) => sign * compare(a, b) || compareTexts(a.memberId, b.memberId))
}

/** The ids from an agent down to one of their team. */
export async function trailOf(
  { teamMembers }: Pick<WorldTables, 'teamMembers'>,
  agentId: string,
  memberId: string,
): Promise<string[]> {
  const ids = (await teamMembers.get(memberId))?.path.split('/') ?? [memberId]
  return ids.slice(Math.max(0, ids.indexOf(agentId)))
}
