/** The people of a team, as its agent is shown them (AGENT-08). */

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

/** One of an agent's team. */
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
/** Some of a team by themselves: a page of them, in the order of a column, or the ids of all. */
type People = {
  inOrder(
    column: 'ACCOUNT' | 'JOINED_AT',
    bounds?: { limit: number; offset: number },
  ): Promise<string[]>
  count(): Promise<number>
}

/** Who stands directly below somebody. */
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

/** Those of a team, or of the direct downlines alone, whose username holds a text in any case. */
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

/** A page of people by what they have: only who is compared is read, of whom only what is compared. */
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
  asked: Listed,
): Promise<PageOfIds> {
  const { sort, page = 1, pageSize = 20 } = asked
  if (sort === 'BALANCE' || sort === 'TEAM_SIZE') return pageByFigure(tables, people, asked)
  const bounds = { limit: pageSize, offset: (page - 1) * pageSize }
  return { ids: await people.inOrder(sort, bounds), total: await people.count() }
}

/** @property isDirect a search is among the agent's direct downlines alone. */
type Wanted = { memberId?: string; search?: string; isDirect?: boolean }

/**
 * A page of the direct downlines of an agent or of one of their team, or of whom a search in all of
 * it finds.
 * @returns undefined when the member is not of their team.
 */
export async function listDownline(
  tables: DomainTables,
  scope: AgentScope,
  { memberId, search, isDirect = false, ...asked }: Wanted & Listed,
): Promise<PageOf<Downline> | undefined> {
  const { agentId } = scope
  const below = memberId ?? agentId
  if (below !== agentId && !(await isInTeamOf(tables, agentId, below))) return undefined
  const direction = asked.direction === 'DESCENDING' ? 'descending' : 'ascending'
  const people =
    search === undefined
      ? directPeople(tables, below, direction)
      : foundPeople(tables, { agentId, text: search, isDirect, direction })
  const { ids, total } = await pageOfPeople(tables, people, asked)
  const { page = 1, pageSize = 20 } = asked
  return { items: await describeIds(tables, scope, ids), page, pageSize, total }
}

/** Some of an agent's team, in the order of their ids. */
async function describeIds(tables: DomainTables, scope: AgentScope, ids: readonly string[]) {
  const places = byId(await placesOf(tables, ids))
  const inOrder = ids.map((id) => places.get(id)).filter((place) => place !== undefined)
  return describeDownlines(tables, scope, inOrder)
}

/** The ids from an agent down to one of their team. */
export async function trailOf(
  { teamMembers }: Pick<DomainTables, 'teamMembers'>,
  agentId: string,
  memberId: string,
): Promise<string[]> {
  const ids = (await teamMembers.get(memberId))?.path.split('/') ?? [memberId]
  return ids.slice(Math.max(0, ids.indexOf(agentId)))
}
