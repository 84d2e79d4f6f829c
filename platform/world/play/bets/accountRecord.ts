import type { LedgerEntryRow, WorldTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import {
  asItIs,
  newestFirst,
  type PageOf,
  type PageRequest,
  pageOfRows,
} from '../../base/storage/pageOf.ts'
import type { Period } from '../../money/ledger/turnover.ts'

/** The kinds of movements that are bonuses. */
export const bonusKinds = [
  'BONUS',
  'REBATE',
  'REFERRAL',
  'RED_ENVELOPE',
  'WHEEL',
  'POINTS',
] as const satisfies readonly EntryKind[]
export type BonusKind = (typeof bonusKinds)[number]

const isBonusKind = (kind: string): kind is BonusKind =>
  bonusKinds.some((bonusKind) => bonusKind === kind)

/** What moved through a member's main wallet in a period, the newest first. */
export async function findTransactions(
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberId: string,
  { from, to }: Period,
  kind?: string,
): Promise<LedgerEntryRow[]> {
  const rows = await ledgerEntries.find({
    where: { account: memberId, at: { atLeast: from }, ...(kind !== undefined && { kind }) },
    orderBy: { column: 'at', direction: 'ascending' },
  })
  return rows.filter(({ at }) => at < to).toReversed()
}

/**
 * A page of what moved through the main wallets of several members in a period, the newest first;
 * and what all of it comes to. An entry is never of nothing.
 */
export async function pageOfTransactions(
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberIds: readonly string[],
  { from, to }: Period,
  { kind, direction, ...paged }: { kind?: string; direction?: 'IN' | 'OUT' } & PageRequest,
): Promise<{ page: PageOf<LedgerEntryRow>; sums: { in: number; out: number } }> {
  const where = {
    account: { in: memberIds },
    at: { atLeast: from, below: to },
    ...(kind !== undefined && { kind }),
  }
  const ways = {
    IN: { ...where, amount: { atLeast: 1 } },
    OUT: { ...where, amount: { below: 0 } },
  }
  const sumOf = async (way: 'IN' | 'OUT') => {
    if (direction !== undefined && direction !== way) return 0
    const [sum] = await ledgerEntries.sum({ where: ways[way], of: ['amount'] })
    return Math.abs(sum?.sums.amount ?? 0)
  }
  const query = { where: direction ? ways[direction] : where, orderBy: newestFirst('at') }
  return {
    page: await pageOfRows(ledgerEntries, query, paged, asItIs),
    sums: { in: await sumOf('IN'), out: await sumOf('OUT') },
  }
}

/** What came in and what went out, in minor units, neither below nothing. */
export function inAndOut(rows: readonly Pick<LedgerEntryRow, 'amount'>[]) {
  const sum = { in: 0, out: 0 }
  for (const { amount } of rows) {
    if (amount > 0) sum.in += amount
    else sum.out -= amount
  }
  return sum
}

export type PaidBonus = LedgerEntryRow & { kind: BonusKind }

/** The bonuses that came into a member's main wallet in a period, the newest first. */
export async function findBonuses(
  tables: Pick<WorldTables, 'ledgerEntries'>,
  memberId: string,
  period: Period,
): Promise<PaidBonus[]> {
  const rows = await findTransactions(tables, memberId, period)
  return rows.filter((row): row is PaidBonus => row.amount > 0 && isBonusKind(row.kind))
}
