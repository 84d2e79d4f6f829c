/** Daily figures of a team and its agent, by market day. */

import { placesOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import type { Figures } from '../../money/ledger/memberDays.ts'

/** Direct downline with the turnover of their whole branch, in minor units. */
export type Branch = { memberId: string; account: string; validBet: number }

const sumsByDay = <Sum extends { span: number | null }>(
  sums: readonly Sum[],
  of: (sum: Sum) => number,
) => new Map(sums.map((sum) => [dayOf(sum.span ?? 0), of(sum)]))

/** Number of members who joined a team on each day; days without any are left out. */
export async function joinedByDay(
  { teamLinks }: Pick<DomainTables, 'teamLinks'>,
  agentId: string,
  { from, to }: Period,
): Promise<Map<string, number>> {
  const sums = await teamLinks.sum({
    where: { ancestorId: agentId, joinedAt: { atLeast: from, below: to } },
    spans: { ...marketDays, column: 'joinedAt' },
  })
  return sumsByDay(sums, ({ count }) => count)
}

/** Payments to an agent from contracts and commissions on each day, in minor units. */
export async function incomeByDay(
  { settlements }: Pick<DomainTables, 'settlements'>,
  agentId: string,
  { from, to }: Period,
): Promise<Map<string, number>> {
  const sums = await settlements.sum({
    where: { payeeId: agentId, settledAt: { atLeast: from, below: to } },
    spans: { ...marketDays, column: 'settledAt' },
    of: ['paidAmount'],
  })
  return sumsByDay(sums, ({ sums: { paidAmount } }) => paidAmount)
}

/** Branches below an agent with the most turnover, in descending order. */
export async function topBranchesOf(
  { teamMembers, members }: Pick<DomainTables, 'teamMembers' | 'members'>,
  agentId: string,
  figures: ReadonlyMap<string, Figures>,
  limit: number,
): Promise<Branch[]> {
  const branches = new Map<string, number>()
  for (const piece of inPieces([...figures.keys()])) {
    for (const { id, path } of await placesOf({ teamMembers }, piece)) {
      const ids = path.split('/')
      const head = ids[ids.indexOf(agentId) + 1] ?? id
      branches.set(head, (branches.get(head) ?? 0) + (figures.get(id)?.validBet ?? 0))
    }
  }
  const top = [...branches]
    .filter(([, validBet]) => validBet > 0)
    .toSorted(([idA, a], [idB, b]) => b - a || compareTexts(idA, idB))
    .slice(0, limit)
  const found = await members.find({ where: { id: { in: top.map(([id]) => id) } } })
  const accounts = new Map(found.map(({ id, username }) => [id, username]))
  return top.map(([memberId, validBet]) => ({
    memberId,
    account: accounts.get(memberId) ?? '',
    validBet,
  }))
}
