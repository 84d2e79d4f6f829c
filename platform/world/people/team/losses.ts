import {
  isInTeamOf,
  placesOf,
  type TeamMemberRow,
  teamOf,
} from '../../accounts/hierarchy/hierarchy.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import type { Figures } from '../../money/ledger/memberDays.ts'
import type { Period } from '../../money/ledger/turnover.ts'
import { type AgentScope, allDownlines, type Downline } from './downline.ts'
import { figuresByMember, sumOfFigures } from './teamFigures.ts'

export type LossRow = Downline & {
  /** Their own and those of everybody below them. */
  figures: Figures
}

/**
 * What each branch below an agent, or below one of their team, won and lost, in the order in which
 * their
 * heads joined (AGENT-01).
 * @returns undefined when the member is not of their team.
 */
export async function lossesOf(
  tables: WorldTables,
  scope: AgentScope,
  below: string | undefined,
  period: Period,
): Promise<LossRow[] | undefined> {
  const { agentId } = scope
  const top = below ?? agentId
  if (top !== agentId && !(await isInTeamOf(tables, agentId, top))) return undefined
  const heads = await allDownlines(tables, scope, top)
  const ids = await teamOf(tables, top)
  const figures = await figuresByMember(tables, ids, period)
  const places: TeamMemberRow[] = []
  for (const piece of inPieces([...figures.keys()])) {
    places.push(...(await placesOf(tables, piece)))
  }
  const headIds = new Set(heads.map(({ memberId }) => memberId))
  // Of the ids in a path, which leads up to the head of all, one alone is of these heads.
  const branches = Map.groupBy(places, ({ path }) => path.split('/').find((id) => headIds.has(id)))
  return heads.map((head) => {
    const branch = branches.get(head.memberId) ?? []
    const theirs = branch.map(({ id }) => figures.get(id)).filter((one) => one !== undefined)
    return { ...head, figures: sumOfFigures(theirs) }
  })
}
