import type { LedgerEntryRow, WorldTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import {
  newestOf,
  ownedInPages,
  pageOfOwned,
  piecesOf,
  sumsOf,
} from '../../base/storage/ownedRows.ts'
import { newestFirst, type PageOf, type PageRequest } from '../../base/storage/pageOf.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { bonusAccount } from '../../money/bonuses/activeBonuses.ts'
import { nameOf } from '../../money/ledger/accounts.ts'

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

/** What moved through an account (a main wallet is called by its member) in a period, the newest first. */
export async function findTransactions(
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
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

type Tables = Pick<WorldTables, 'ledgerEntries'>

export const ownedEntries = ({ ledgerEntries }: Tables, { kind, direction }: MovementFilters) => ({
  collection: ledgerEntries,
  // The name of a main wallet is its member's id.
  owner: 'account' as const,
  time: 'at' as const,
  where: (memberIds: readonly string[], { from, to }: Period) => ({
    account: memberIds.length === 1 ? (memberIds[0] ?? '') : { in: memberIds },
    at: { atLeast: from, below: to },
    ...(kind !== undefined && { kind }),
    ...(direction === 'IN' && { amount: { atLeast: 1 } }),
    ...(direction === 'OUT' && { amount: { below: 0 } }),
  }),
})

/** Minor units, neither below nothing. */
export type TransactionDay = { day: string; in: number; out: number }

/**
 * A page of what moved through the main wallets of several members in a period, the newest first;
 * what all of it comes to, and what on each of the market's days, the newest first. An entry is
 * never of nothing.
 */
export async function recordOfTransactions(
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  { kind, direction, ...paged }: MovementFilters & PageRequest,
): Promise<{
  page: PageOf<LedgerEntryRow>
  sums: { in: number; out: number }
  days: TransactionDay[]
}> {
  const owned = ownedEntries(tables, { kind, direction })
  const pieces = await piecesOf(owned, memberIds, period)
  const days = new Map<string, TransactionDay>()
  const all = { in: 0, out: 0 }
  for (const way of ['IN', 'OUT'] as const) {
    if (direction !== undefined && direction !== way) continue
    const name = way === 'IN' ? 'in' : 'out'
    const oneWay = ownedEntries(tables, { kind, direction: way })
    const spans = { ...marketDays, column: 'at' as const }
    for (const { span, sums } of await sumsOf(oneWay, pieces, period, { spans, of: ['amount'] })) {
      const day = dayOf(span ?? 0)
      const amount = Math.abs(sums.amount)
      const before = days.get(day) ?? { day, in: 0, out: 0 }
      days.set(day, { ...before, [name]: before[name] + amount })
      all[name] += amount
    }
  }
  return {
    page: await pageOfOwned(owned, pieces, period, paged),
    sums: all,
    days: [...days.values()].toSorted((a, b) => compareTexts(b.day, a.day)),
  }
}

export type MovementFilters = {
  kind?: string | undefined
  direction?: 'IN' | 'OUT' | undefined
}

/** All that moved through a member's main wallet in a period, newest first, in pages. */
export const transactionsInPages = (
  tables: Tables,
  memberId: string,
  { from, to }: Period,
  filters: MovementFilters,
): AsyncGenerator<LedgerEntryRow[]> =>
  newestInPages(
    (below, limit) =>
      tables.ledgerEntries.find({
        where: ownedEntries(tables, filters).where([memberId], { from, to: below }),
        orderBy: newestFirst('at'),
        limit,
      }),
    ({ at }) => at,
    to,
  )

/** The same of several members. */
export const teamTransactionsInPages = (
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  filters: MovementFilters,
): AsyncGenerator<LedgerEntryRow[]> =>
  ownedInPages(ownedEntries(tables, filters), memberIds, period)

/** What came in and what went out, in minor units, neither below nothing. */
export function inAndOut(rows: readonly Pick<LedgerEntryRow, 'amount'>[]) {
  const sum = { in: 0, out: 0 }
  for (const { amount } of rows) {
    if (amount > 0) sum.in += amount
    else sum.out -= amount
  }
  return sum
}

/** Entries of bonuses that a member was given, of some kinds or all: to wager first, or not. */
const givenBonuses = (memberId: string, kinds: readonly string[] = bonusKinds) => ({
  memberId,
  kind: kinds.length === 1 ? (kinds[0] ?? '') : { in: kinds },
  amount: { atLeast: 1 },
})

/** Each kind has an order of its own in the index, so that pages are put together from theirs. */
const bonusEntries = ({ ledgerEntries }: Tables, memberId: string) => ({
  collection: ledgerEntries,
  owner: 'kind' as const,
  time: 'at' as const,
  where: (kinds: readonly string[], { from, to }: Period) => ({
    ...givenBonuses(memberId, kinds),
    at: { atLeast: from, below: to },
  }),
})

const piecesByKind = (kinds: readonly BonusKind[]) => kinds.map((kind) => [kind])

/** All bonuses that a member was given in a period, newest first, in pages. */
export const bonusesInPages = (
  tables: Tables,
  memberId: string,
  { from, to }: Period,
  kind?: BonusKind,
): AsyncGenerator<LedgerEntryRow[]> =>
  newestInPages(
    (below, limit) =>
      newestOf(
        bonusEntries(tables, memberId),
        piecesByKind(kind === undefined ? bonusKinds : [kind]),
        { from, to: below },
        limit,
      ),
    ({ at }) => at,
    to,
  )

/** A page of the bonuses of a member in a period, newest first; and what each kind comes to. */
export async function pageOfBonuses(
  tables: Tables,
  memberId: string,
  period: Period,
  { kind, ...paged }: { kind?: BonusKind } & PageRequest,
): Promise<{
  page: PageOf<PaidBonus>
  kinds: { kind: BonusKind; count: number; amount: number }[]
}> {
  const entries = bonusEntries(tables, memberId)
  const where = entries.where(kind === undefined ? bonusKinds : [kind], period)
  const sums = await tables.ledgerEntries.sum({ where, by: ['kind'], of: ['amount'] })
  const kinds = bonusKinds.flatMap((each) => {
    const sum = sums.find(({ by }) => by.kind === each)
    return sum ? [{ kind: each, count: sum.count, amount: sum.sums.amount }] : []
  })
  const pieces = piecesByKind(kinds.map((each) => each.kind))
  const page = await pageOfOwned(entries, pieces, period, paged)
  // Rows of other kinds do not meet the condition.
  return { page: { ...page, items: page.items.map((row) => row as PaidBonus) }, kinds }
}

export type PaidBonus = LedgerEntryRow & { kind: BonusKind }

/** The bonuses that a member was given in a period, to wager first or not; the newest first. */
export async function findBonuses(
  tables: Pick<WorldTables, 'ledgerEntries'>,
  memberId: string,
  period: Period,
): Promise<PaidBonus[]> {
  const rows = await findTransactions(tables, memberId, period)
  const ofBonuses = await findBonusEntries(tables, memberId, period)
  return [...rows, ...ofBonuses]
    .filter((row): row is PaidBonus => row.amount > 0 && isBonusKind(row.kind))
    .toSorted((one, other) => other.at - one.at)
}

/** What moved through a member's bonus account in a period, the newest first. */
function findBonusEntries(
  tables: Pick<WorldTables, 'ledgerEntries'>,
  memberId: string,
  period: Period,
): Promise<LedgerEntryRow[]> {
  return findTransactions(tables, nameOf(bonusAccount(memberId)), period)
}
