/** Members of a team, as shown to their agent (AGENT-08). */

import { usernameKey } from '../../accounts/account/accountName.ts'
import { isInTeamOf, placesOf, type TeamMemberRow } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { type PageOf, type PageRequest, pageOf } from '../../base/storage/pageOf.ts'

export type Downline = {
  memberId: string
  account: string
  nickname: string
  isAgent: boolean
  /** Level below the requesting agent. */
  level: number
  joinedAt: number
  directDownlines: number
  teamSize: number
  /** Balance in minor units. */
  balance: number
}

export type AgentScope = { agentId: string; agents: readonly number[] }

/** Details of several team members, in their order, with a constant number of queries. */
export async function describeDownlines(
  tables: DomainTables,
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

/** Details of one team member. */
export async function describeDownline(
  tables: DomainTables,
  scope: AgentScope,
  place: TeamMemberRow,
): Promise<Downline> {
  const [described] = await describeDownlines(tables, scope, [place])
  if (!described) throw new Error(`${place.id} was not described`)
  return described
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

export type DownlineSort = 'ACCOUNT' | 'JOINED_AT' | 'BALANCE' | 'TEAM_SIZE'

type Listed = { sort: DownlineSort; direction: 'ASCENDING' | 'DESCENDING' } & PageRequest
type PageOfIds = { ids: string[]; total: number }
/**
 * Queries for members of a team. `inOrder` returns the sorted ids of all members or of one page;
 * `count` returns the number of all members.
 */
type People = {
  inOrder(
    column: 'ACCOUNT' | 'JOINED_AT',
    bounds?: { limit: number; offset: number },
  ): Promise<string[]>
  count(): Promise<number>
}

/** Direct downlines of a member. */
function directPeople(
  { teamMembers }: DomainTables,
  uplineId: string,
  direction: Direction,
): People {
  const columns = { ACCOUNT: 'account', JOINED_AT: 'joinedAt' } as const
  return {
    inOrder: async (sort, bounds) => {
      const orderBy = { column: columns[sort], direction }
      const rows = await teamMembers.find({ where: { uplineId }, orderBy, ...bounds })
      return rows.map(({ id }) => id)
    },
    count: () => teamMembers.count({ uplineId }),
  }
}

type Sought = { agentId: string; text: string; isDirect: boolean; direction: Direction }

/** Team members, or only direct downlines, whose username contains a text; ignores case. */
function foundPeople(
  { teamLinks }: DomainTables,
  { agentId, text, isDirect, direction }: Sought,
): People {
  const columns = { ACCOUNT: 'accountKey', JOINED_AT: 'joinedAt' } as const
  const where = {
    ancestorId: agentId,
    accountKey: { contains: usernameKey(text) },
    ...(isDirect && { depth: 1 }),
  }
  return {
    inOrder: async (sort, bounds) => {
      const orderBy = { column: columns[sort], direction }
      const rows = await teamLinks.find({ where, orderBy, ...bounds })
      return rows.map(({ memberId }) => memberId)
    },
    count: () => teamLinks.count(where),
  }
}

type Direction = 'ascending' | 'descending'

/**
 * Page of members ordered by balance or team size. Reads the sort key of all members, and other
 * data only of those on the page.
 */
async function pageByFigure(
  tables: DomainTables,
  people: People,
  { sort, direction, ...request }: Listed,
): Promise<PageOfIds> {
  const ids = await people.inOrder('JOINED_AT')
  const figures = await (sort === 'BALANCE' ? balancesOf : teamSizesOf)(tables, ids)
  const sign = direction === 'DESCENDING' ? -1 : 1
  const figureOf = (id: string) => figures.get(id) ?? 0
  const sorted = ids.toSorted((a, b) => sign * (figureOf(a) - figureOf(b)) || compareTexts(a, b))
  const { items, total } = pageOf(sorted, request)
  return { ids: items, total }
}

async function balancesOf({ wallets }: DomainTables, ids: readonly string[]) {
  const rows = await wallets.find({ where: { id: { in: ids } } })
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

async function teamSizesOf({ teamLinks }: DomainTables, ids: readonly string[]) {
  const rows = await teamLinks.sum({ where: { ancestorId: { in: ids } }, by: ['ancestorId'] })
  return new Map(rows.map(({ by, count }) => [by.ancestorId, count]))
}

async function pageOfPeople(
  tables: DomainTables,
  people: People,
  request: Listed,
): Promise<PageOfIds> {
  const { sort, page = 1, pageSize = 20 } = request
  if (sort === 'BALANCE' || sort === 'TEAM_SIZE') return pageByFigure(tables, people, request)
  const bounds = { limit: pageSize, offset: (page - 1) * pageSize }
  return { ids: await people.inOrder(sort, bounds), total: await people.count() }
}

/** @property isDirect restricts the search to the agent's direct downlines. */
type Wanted = { memberId?: string; search?: string; isDirect?: boolean }

/**
 * Page of the direct downlines of an agent or of a team member (`memberId`), or of the agent's team
 * members that a search finds.
 * @returns undefined if the member is not in the team.
 */
export async function listDownline(
  tables: DomainTables,
  scope: AgentScope,
  { memberId, search, isDirect = false, ...request }: Wanted & Listed,
): Promise<PageOf<Downline> | undefined> {
  const { agentId } = scope
  const below = memberId ?? agentId
  if (below !== agentId && !(await isInTeamOf(tables, agentId, below))) return undefined
  const direction = request.direction === 'DESCENDING' ? 'descending' : 'ascending'
  const people =
    search === undefined
      ? directPeople(tables, below, direction)
      : foundPeople(tables, { agentId, text: search, isDirect, direction })
  const { ids, total } = await pageOfPeople(tables, people, request)
  const { page = 1, pageSize = 20 } = request
  return { items: await describeIds(tables, scope, ids), page, pageSize, total }
}

/** Details of several team members, in the order of the ids. */
async function describeIds(tables: DomainTables, scope: AgentScope, ids: readonly string[]) {
  const places = byId(await placesOf(tables, ids))
  const inOrder = ids.map((id) => places.get(id)).filter((place) => place !== undefined)
  return describeDownlines(tables, scope, inOrder)
}

/** Ids on the path from an agent down to a team member, both included. */
export async function trailOf(
  { teamMembers }: Pick<DomainTables, 'teamMembers'>,
  agentId: string,
  memberId: string,
): Promise<string[]> {
  const ids = (await teamMembers.get(memberId))?.path.split('/') ?? [memberId]
  return ids.slice(Math.max(0, ids.indexOf(agentId)))
}
