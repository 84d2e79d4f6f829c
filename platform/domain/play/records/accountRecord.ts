import type { DomainTables, LedgerEntryRow } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import { newestOf, pageOfOwned } from '../../base/storage/ownedRows.ts'
import type { PageOf, PageRequest } from '../../base/storage/pageOf.ts'
import { amountOf, sumEntries } from '../../base/sums/entryDays.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { bonusAccount } from '../../money/bonuses/activeBonuses.ts'
import { nameOf } from '../../money/ledger/accounts.ts'

/** Kinds of ledger entries that count as bonuses. */
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

/**
 * Ledger entries of an account in a period, newest first. For a main wallet, `account` is the
 * member's id.
 */
export async function findTransactions(
  { ledgerEntries }: Pick<DomainTables, 'ledgerEntries'>,
  account: string,
  { from, to }: Period,
  kind?: string,
): Promise<LedgerEntryRow[]> {
  const rows = await ledgerEntries.find({
    where: { account, at: { atLeast: from }, ...(kind !== undefined && { kind }) },
    orderBy: { column: 'at', direction: 'ascending' },
  })
  return rows.filter(({ at }) => at < to).toReversed()
}

/** Sums of incoming and outgoing amounts, in minor units; both are positive or 0. */
export function inAndOut(rows: readonly Pick<LedgerEntryRow, 'amount'>[]) {
  const sum = { in: 0, out: 0 }
  for (const { amount } of rows) {
    if (amount > 0) sum.in += amount
    else sum.out -= amount
  }
  return sum
}

type Entries = Pick<DomainTables, 'ledgerEntries'>

/**
 * Filter for bonuses of the given kinds that were granted to a member. Includes bonuses that
 * require wagering and bonuses that do not.
 */
const givenBonuses = (memberId: string, kinds: readonly string[] = bonusKinds) => ({
  memberId,
  kind: kinds.length === 1 ? (kinds[0] ?? '') : { in: kinds },
  amount: { atLeast: 1 },
})

/**
 * Definition of the queries for bonuses. Each kind has its own query, because the index is ordered
 * by time only within a kind. The rows of all queries are merged by time.
 */
const bonusEntries = ({ ledgerEntries }: Entries, memberId: string) => ({
  collection: ledgerEntries,
  owner: 'kind' as const,
  time: 'at' as const,
  where: (kinds: readonly string[], { from, to }: Period) => ({
    ...givenBonuses(memberId, kinds),
    at: { atLeast: from, below: to },
  }),
})

const piecesByKind = (kinds: readonly BonusKind[]) => kinds.map((kind) => [kind])

/** All bonuses granted to a member in a period, newest first, in batches. */
export const bonusesInPages = (
  tables: Entries,
  memberId: string,
  { from, to }: Period,
  kind?: BonusKind,
): AsyncGenerator<LedgerEntryRow[]> =>
  newestInPages(
    (bound, limit) =>
      newestOf(
        bonusEntries(tables, memberId),
        piecesByKind(kind === undefined ? bonusKinds : [kind]),
        { from, to: bound },
        limit,
      ),
    ({ at }) => at,
    to,
  )

/** Page of the bonuses granted to a member in a period, newest first, with sums by kind. */
export async function pageOfBonuses(
  tables: Pick<DomainTables, 'ledgerEntries' | 'entryDays'>,
  memberId: string,
  period: Period,
  { kind, ...paged }: { kind?: BonusKind } & PageRequest,
): Promise<{
  page: PageOf<PaidBonus>
  kinds: { kind: BonusKind; count: number; amount: number }[]
}> {
  const wanted = { memberId, kinds: kind === undefined ? bonusKinds : [kind] }
  const sums = await sumEntries(tables, { ...wanted, direction: 'IN' }, period)
  const days = new Map<number, number>()
  for (const { day, entries } of sums) days.set(day, (days.get(day) ?? 0) + entries)
  const kinds = bonusKinds.flatMap((each) => {
    const those = sums.filter((sum) => sum.kind === each)
    const count = those.reduce((total, { entries }) => total + entries, 0)
    return count > 0 ? [{ kind: each, count, amount: amountOf(those) }] : []
  })
  const pieces = piecesByKind(kinds.map((each) => each.kind))
  const owned = bonusEntries(tables, memberId)
  const page = await pageOfOwned(owned, async () => pieces, days, period, paged)
  // The cast is safe: the query returns only rows of `BonusKind`.
  return { page: { ...page, items: page.items.map((row) => row as PaidBonus) }, kinds }
}

export type PaidBonus = LedgerEntryRow & { kind: BonusKind }

/** Bonuses granted to a member in a period, with and without wagering, newest first. */
export async function findBonuses(
  tables: Pick<DomainTables, 'ledgerEntries'>,
  memberId: string,
  period: Period,
): Promise<PaidBonus[]> {
  const rows = await findTransactions(tables, memberId, period)
  const ofBonuses = await findBonusEntries(tables, memberId, period)
  return [...rows, ...ofBonuses]
    .filter((row): row is PaidBonus => row.amount > 0 && isBonusKind(row.kind))
    .toSorted((one, other) => other.at - one.at)
}

/** Ledger entries of a member's bonus account in a period, newest first. */
function findBonusEntries(
  tables: Pick<DomainTables, 'ledgerEntries'>,
  memberId: string,
  period: Period,
): Promise<LedgerEntryRow[]> {
  return findTransactions(tables, nameOf(bonusAccount(memberId)), period)
}
