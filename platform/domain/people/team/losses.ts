/** Profit and loss of branches: direct downlines with all members below them (AGENT-01). */
import {
  directDownlines,
  isInTeamOf,
  placesOf,
  type TeamMemberRow,
  teamOf,
} from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { addFigures, type Figures, noFigures } from '../../money/ledger/memberDays.ts'
import { type AgentScope, type Downline, describeDownlines } from './downline.ts'
import { figuresByMember, profitOf } from './teamFigures.ts'

export type BranchLoss = {
  head: TeamMemberRow
  /** Figures of the branch's head and of all members below. */
  figures: Figures
}

export type LossRow = Downline & Pick<BranchLoss, 'figures'>

/** Branches per page. */
const pageSize = 500

/**
 * Branches below an agent or a team member, greatest loss first. Branches with equal results are in
 * the order in which their heads joined.
 * @returns undefined if the member is not in the team.
 */
export async function lossesOf(
  tables: DomainTables,
  agentId: string,
  memberId: string | undefined,
  period: Period,
): Promise<BranchLoss[] | undefined> {
  const top = memberId ?? agentId
  if (top !== agentId && !(await isInTeamOf(tables, agentId, top))) return undefined
  const heads = await directDownlines(tables, top)
  const figures = await figuresByHead(tables, heads, await teamOf(tables, top), period)
  return heads
    .map((head) => ({ head, figures: figures.get(head.id) ?? noFigures }))
    .toSorted((a, b) => profitOf(a.figures) - profitOf(b.figures))
}

/** Figures of each branch, by the id of its head. Reads the team in chunks to bound memory. */
async function figuresByHead(
  tables: DomainTables,
  heads: readonly TeamMemberRow[],
  team: readonly string[],
  period: Period,
): Promise<Map<string, Figures>> {
  const headIds = new Set(heads.map(({ id }) => id))
  const sums = new Map<string, Figures>()
  for (const piece of inPieces(team)) {
    const figures = await figuresByMember(tables, piece, period)
    for (const { id, path } of await placesOf(tables, [...figures.keys()])) {
      // The path of a member contains the id of at most one head of a branch.
      const head = path.split('/').find((each) => headIds.has(each))
      if (head === undefined) continue
      sums.set(head, addFigures(sums.get(head) ?? noFigures, figures.get(id) ?? noFigures))
    }
  }
  return sums
}

/** Details and figures of branches, in the given order, with a constant number of queries. */
export async function describeLosses(
  tables: DomainTables,
  scope: AgentScope,
  losses: readonly BranchLoss[],
): Promise<LossRow[]> {
  const heads = losses.map(({ head }) => head)
  const downlines = await describeDownlines(tables, scope, heads)
  const figures = new Map(losses.map((loss) => [loss.head.id, loss.figures]))
  return downlines.map((downline) => ({
    ...downline,
    figures: figures.get(downline.memberId) ?? noFigures,
  }))
}

/** Details and figures of all branches, in pages. */
export async function* lossesInPages(
  tables: DomainTables,
  scope: AgentScope,
  losses: readonly BranchLoss[],
): AsyncGenerator<LossRow[]> {
  for (const some of inPieces(losses, pageSize)) yield describeLosses(tables, scope, some)
}
