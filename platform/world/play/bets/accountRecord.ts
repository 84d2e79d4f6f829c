import type { LedgerEntryRow, WorldTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import {
  asItIs,
  newestFirst,
  type PageOf,
  type PageRequest,
  pageOfRows,
} from '../../base/storage/pageOf.ts'
import type { Condition, Where } from '../../base/storage/store.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import { bonusAccount } from '../../money/bonuses/activeBonuses.ts'
import { nameOf } from '../../money/ledger/accounts.ts'
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

/**
 * A page of what moved through the main wallets of several members in a period, the newest first;
 * and what all of it comes to. An entry is never of nothing.
 */
export async function pageOfTransactions(
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberIds: readonly string[],
  period: Period,
  { kind, direction, ...paged }: { kind?: string; direction?: 'IN' | 'OUT' } & PageRequest,
): Promise<{ page: PageOf<LedgerEntryRow>; sums: { in: number; out: number } }> {
  const where = movedThrough(memberIds, period, kind)
  const ways = waysOf(where)
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

/** Minor units, neither below nothing. */
export type TransactionDay = { day: string; in: number; out: number }

/**
 * What came into and went out of the main wallets of several members by the market's days, the
 * newest first; added up in the store.
 */
export async function transactionsByDay(
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberIds: readonly string[],
  period: Period,
  { kind }: { kind?: string },
): Promise<TransactionDay[]> {
  const ways = waysOf(movedThrough(memberIds, period, kind))
  const sumOf = async (way: 'IN' | 'OUT') => {
    const spans = { ...marketDays, column: 'at' } as const
    const sums = await ledgerEntries.sum({ where: ways[way], spans, of: ['amount'] })
    return new Map(sums.map((sum) => [dayOf(sum.span ?? 0), Math.abs(sum.sums.amount)]))
  }
  const [came, went] = [await sumOf('IN'), await sumOf('OUT')]
  const days = [...new Set([...came.keys(), ...went.keys()])].sort().reverse()
  return days.map((day) => ({ day, in: came.get(day) ?? 0, out: went.get(day) ?? 0 }))
}

const movedThrough = (
  memberIds: readonly string[],
  { from, to }: Period,
  kind: string | undefined,
) => ({
  account: { in: memberIds },
  at: { atLeast: from, below: to },
  ...(kind !== undefined && { kind }),
})

/** What came in, and what went out. */
const waysOf = (where: Where<LedgerEntryRow>) => ({
  IN: { ...where, amount: { atLeast: 1 } },
  OUT: { ...where, amount: { below: 0 } },
})

type MovementFilters = {
  kind?: string | undefined
  direction?: 'IN' | 'OUT' | undefined
}

/**
 * All that moved through the main wallet of a member, or of each of several, in a period, newest
 * first, in pages.
 */
export const transactionsInPages = (
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberId: Condition<string>,
  { from, to }: Period,
  { kind, direction }: MovementFilters,
): AsyncGenerator<LedgerEntryRow[]> =>
  newestInPages(
    (below, limit) =>
      ledgerEntries.find({
        where: {
          account: memberId,
          at: { atLeast: from, below },
          ...(kind !== undefined && { kind }),
          ...(direction === 'IN' && { amount: { atLeast: 1 } }),
          ...(direction === 'OUT' && { amount: { below: 0 } }),
        },
        orderBy: newestFirst('at'),
        limit,
      }),
    ({ at }) => at,
    to,
  )

/** What came in and what went out, in minor units, neither below nothing. */
export function inAndOut(rows: readonly Pick<LedgerEntryRow, 'amount'>[]) {
  const sum = { in: 0, out: 0 }
  for (const { amount } of rows) {
    if (amount > 0) sum.in += amount
    else sum.out -= amount
  }
  return sum
}

/** Entries of bonuses that a member was given, of one kind or all: to wager first, or not. */
export const givenBonuses = (memberId: string, kind?: BonusKind) => ({
  account: { in: [memberId, nameOf(bonusAccount(memberId))] },
  kind: { in: kind === undefined ? bonusKinds : [kind] },
  amount: { atLeast: 1 },
})

/** Entries of bonuses of a member that went back to the house unplayed. */
export const lostBonuses = (memberId: string) => ({
  account: nameOf(bonusAccount(memberId)),
  kind: 'BONUS_FORFEITED',
})

/** All bonuses that a member was given in a period, newest first, in pages. */
export const bonusesInPages = (
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberId: string,
  { from, to }: Period,
  kind?: BonusKind,
): AsyncGenerator<LedgerEntryRow[]> =>
  newestInPages(
    (below, limit) =>
      ledgerEntries.find({
        where: { ...givenBonuses(memberId, kind), at: { atLeast: from, below } },
        orderBy: newestFirst('at'),
        limit,
      }),
    ({ at }) => at,
    to,
  )

/** A page of the bonuses of a member in a period, newest first; and what each kind comes to. */
export async function pageOfBonuses(
  { ledgerEntries }: Pick<WorldTables, 'ledgerEntries'>,
  memberId: string,
  { from, to }: Period,
  { kind, ...paged }: { kind?: BonusKind } & PageRequest,
): Promise<{
  page: PageOf<PaidBonus>
  kinds: { kind: BonusKind; count: number; amount: number }[]
}> {
  const where = { ...givenBonuses(memberId, kind), at: { atLeast: from, below: to } }
  const query = { where, orderBy: newestFirst('at') }
  // Rows of other kinds do not meet the condition.
  const page = await pageOfRows(ledgerEntries, query, paged, (row) => row as PaidBonus)
  const sums = await ledgerEntries.sum({ where, by: ['kind'], of: ['amount'] })
  const kinds = bonusKinds.flatMap((each) => {
    const sum = sums.find(({ by }) => by.kind === each)
    return sum ? [{ kind: each, count: sum.count, amount: sum.sums.amount }] : []
  })
  return { page, kinds }
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
