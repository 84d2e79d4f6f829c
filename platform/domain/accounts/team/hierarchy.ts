import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import { pieceSize } from '../../base/storage/inPieces.ts'
import { createResultCache } from '../../base/storage/resultCache.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { usernameKey } from '../account/accountName.ts'
import { noRates, type Rates, ratesOfHeads } from './rates.ts'

export type TeamMemberRow = RowOf<Collections['teamMembers']>
type Tables = Pick<DomainTables, 'teamMembers' | 'teamLinks'>

const linkId = (ancestorId: string, memberId: string) => `${ancestorId}>${memberId}`

/**
 * Id of a member's direct upline. The direct upline of a member never changes. Undefined for the
 * head of a team, and for a member without a team.
 */
export async function uplineOf(tables: Tables, memberId: string): Promise<string | undefined> {
  return (await tables.teamMembers.peek(memberId))?.uplineId ?? undefined
}

/** Direct downlines of a member, in the order in which they joined. */
export function directDownlines(tables: Tables, memberId: string): Promise<TeamMemberRow[]> {
  return tables.teamMembers.find({
    where: { uplineId: memberId },
    orderBy: { column: 'joinedAt', direction: 'ascending' },
  })
}

/**
 * True if a member is below an agent on any level. Agents are not in their own team. The result
 * never changes.
 */
export async function isInTeamOf(
  tables: Tables,
  agentId: string,
  memberId: string,
): Promise<boolean> {
  return (await tables.teamLinks.peek(linkId(agentId, memberId))) !== undefined
}

/** Ids of all members below a member on any level, in the order in which they joined. */
export async function teamOf(tables: Tables, memberId: string): Promise<readonly string[]> {
  const size = await tables.teamLinks.count({ ancestorId: memberId })
  if (size <= pieceSize) return listTeam(tables, memberId)
  // Members never leave a team, so the list of members changes only if the size changes. The cache
  // key therefore contains the size.
  return cacheTeam(tables.teamLinks, `${memberId} ${size}`, () => listTeam(tables, memberId))
}

const cacheTeam = createResultCache<readonly string[]>(16)

async function listTeam({ teamLinks }: Tables, memberId: string): Promise<string[]> {
  const links = await teamLinks.find({
    where: { ancestorId: memberId },
    orderBy: { column: 'joinedAt', direction: 'ascending' },
  })
  return links.map((link) => link.memberId)
}

/** Rows of members in the hierarchy, ordered by id. */
export const placesOf = (
  { teamMembers }: Pick<Tables, 'teamMembers'>,
  memberIds: readonly string[],
): Promise<TeamMemberRow[]> => teamMembers.find({ where: { id: { in: memberIds } } })

/** Ids of a member's uplines, the direct one first. */
export async function uplinesOf(tables: Tables, memberId: string): Promise<string[]> {
  const links = await tables.teamLinks.find({ where: { memberId } })
  return links.toSorted((a, b) => a.depth - b.depth).map(({ ancestorId }) => ancestorId)
}

type Account = { id: string; username: string; type: number; createdAt: number }

/** Row of an upline in the hierarchy. Created if the upline becomes the head of a team. */
async function placeOf(tables: Tables, upline: Account, isAgent: boolean): Promise<TeamMemberRow> {
  const found = await tables.teamMembers.get(upline.id)
  if (found) return found
  const { id, username, createdAt } = upline
  const rates = isAgent ? ratesOfHeads : noRates
  const row = { id, uplineId: null, path: id, level: 0, account: username, rates }
  await tables.teamMembers.insert({ ...row, joinedAt: createdAt })
  return { ...row, joinedAt: createdAt }
}

/**
 * Adds a new account below its inviter, in the transaction that creates the account.
 * @param upline existing account. `isAgent`: true if `upline` may give rates to downlines. `rates`:
 * rates of the new account.
 */
export async function joinTeam(
  tables: Tables,
  member: Account,
  { upline, isAgent, rates }: { upline: Account; isAgent: boolean; rates: Rates },
): Promise<void> {
  const above = await placeOf(tables, upline, isAgent)
  const { id, username, createdAt: joinedAt } = member
  await tables.teamMembers.insert({
    id,
    uplineId: upline.id,
    path: `${above.path}/${id}`,
    level: above.level + 1,
    account: username,
    rates: { ...noRates, ...rates },
    joinedAt,
  })
  const ancestors = [upline.id, ...(await uplinesOf(tables, upline.id))]
  for (const [index, ancestorId] of ancestors.entries()) {
    const link = { id: linkId(ancestorId, id), ancestorId, memberId: id, depth: index + 1 }
    const account = { accountKey: usernameKey(username), accountType: member.type }
    await tables.teamLinks.insert({ ...link, joinedAt, ...account })
  }
}
