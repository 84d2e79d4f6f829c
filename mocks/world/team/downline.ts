/** The people of a team, as its agent is shown them (AGENT-08). */
import { usernameKey } from '../accountName.ts'
import type { WorldTables } from '../collections.ts'
import { compareTexts } from '../compare.ts'
import { directDownlines, isInTeamOf, type TeamMemberRow, teamOf } from './hierarchy.ts'

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

type Asking = { agentId: string; agents: readonly number[] }

/** One of an agent's team. */
export async function describeDownline(
  tables: WorldTables,
  { agentId, agents }: Asking,
  place: TeamMemberRow,
): Promise<Downline> {
  const { id } = place
  const member = await tables.members.get(id)
  const above = (await tables.teamMembers.get(agentId))?.level ?? 0
  return {
    ...{ memberId: id, account: place.account, nickname: member?.nickname ?? place.account },
    isAgent: member !== undefined && agents.includes(member.type),
    level: place.level - above,
    joinedAt: place.joinedAt,
    directDownlines: await tables.teamMembers.count({ uplineId: id }),
    teamSize: await tables.teamLinks.count({ ancestorId: id }),
    balance: (await tables.wallets.get(id))?.balance ?? 0,
  }
}

/** Those of a team whose username holds a text, however it is written. */
async function searchTeam(tables: WorldTables, agentId: string, text: string) {
  const wanted = usernameKey(text)
  const found: TeamMemberRow[] = []
  for (const id of await teamOf(tables, agentId)) {
    const place = await tables.teamMembers.get(id)
    if (place && usernameKey(place.account).includes(wanted)) found.push(place)
  }
  return found
}

export type DownlineSort = 'ACCOUNT' | 'JOINED_AT' | 'BALANCE' | 'TEAM_SIZE'

const comparisons: Readonly<Record<DownlineSort, (a: Downline, b: Downline) => number>> = {
  ACCOUNT: (a, b) => compareTexts(a.account, b.account),
  JOINED_AT: (a, b) => a.joinedAt - b.joinedAt,
  BALANCE: (a, b) => a.balance - b.balance,
  TEAM_SIZE: (a, b) => a.teamSize - b.teamSize,
}

/**
 * The direct downlines of an agent or of one of her team, or whom a search in all of it finds.
 * @returns undefined when the member is not of her team.
 */
export async function listDownline(
  tables: WorldTables,
  asking: Asking,
  query: {
    memberId?: string
    search?: string
    sort: DownlineSort
    direction: 'ASCENDING' | 'DESCENDING'
  },
): Promise<Downline[] | undefined> {
  const { agentId } = asking
  const below = query.memberId ?? agentId
  if (below !== agentId && !(await isInTeamOf(tables, agentId, below))) return undefined
  const places =
    query.search === undefined
      ? await directDownlines(tables, below)
      : await searchTeam(tables, agentId, query.search)
  const people: Downline[] = []
  for (const place of places) people.push(await describeDownline(tables, asking, place))
  const compare = comparisons[query.sort]
  const sign = query.direction === 'DESCENDING' ? -1 : 1
  return people.toSorted((a, b) => sign * compare(a, b) || compareTexts(a.memberId, b.memberId))
}

/** The ids from an agent down to one of her team. */
export async function trailOf(
  { teamMembers }: Pick<WorldTables, 'teamMembers'>,
  agentId: string,
  memberId: string,
): Promise<string[]> {
  const ids = (await teamMembers.get(memberId))?.path.split('/') ?? [memberId]
  return ids.slice(Math.max(0, ids.indexOf(agentId)))
}
