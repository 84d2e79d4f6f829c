/** What the branches of a team won and lost (AGENT-01). */
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
  /** The head's own and those of everybody below them. */
  figures: Figures
}

export type LossRow = Downline & Pick<BranchLoss, 'figures'>

/** Rows that are described at once. */
const pageSize = 500

/**
 * The branches below an agent, or below one of their team, the greatest loss first; equal ones in
 * the order in which their heads joined.
 * @returns undefined when the member is not of their team.
 */
export async function lossesOf(
  tables: DomainTables,
  agentId: string,
  below: string | undefined,
  period: Period,
): Promise<BranchLoss[] | undefined> {
  const top = below ?? agentId
  if (top !== agentId && !(await isInTeamOf(tables, agentId, top))) return undefined
  const heads = await directDownlines(tables, top)
  const figures = await figuresByHead(tables, heads, await teamOf(tables, top), period)
  return heads
    .map((head) => ({ head, figures: figures.get(head.id) ?? noFigures }))
    .toSorted((a, b) => profitOf(a.figures) - profitOf(b.figures))
}

/** The figures of each branch, added up in pieces of the team: no more of it is held at once. */
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
      // Of the ids in a path, which leads up to the head of all, one alone is of these heads.
      const head = path.split('/').find((each) => headIds.has(each))
      if (head === undefined) continue
      sums.set(head, addFigures(sums.get(head) ?? noFigures, figures.get(id) ?? noFigures))
    }
  }
  return sums
}

/** Branches as their agent is shown them, in their order, by as many reads as for one of them. */
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

/** All of some branches, a page after the other. */
export async function* lossesInPages(
  tables: DomainTables,
  scope: AgentScope,
  losses: readonly BranchLoss[],
): AsyncGenerator<LossRow[]> {
  for (const some of inPieces(losses, pageSize)) yield describeLosses(tables, scope, some)
}
