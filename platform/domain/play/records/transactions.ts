/** Transactions of members' main wallets: pages, sums and exports. */
import type { DomainTables, LedgerEntryRow } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import { ownedInPages, pageOfOwned, sumsOf } from '../../base/storage/ownedRows.ts'
import { newestFirst, type PageOf, type PageRequest } from '../../base/storage/pageOf.ts'
import type { Direction } from '../../base/sums/entryDays.ts'
import { keptDays } from '../../base/sums/keptDays.ts'
import { dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'

export type MovementFilters = {
  kind?: string | undefined
  direction?: Direction | undefined
}

type Entries = Pick<DomainTables, 'ledgerEntries'>
type Tables = Pick<DomainTables, 'ledgerEntries' | 'entryDays'>

// For a main wallet, `account` is the member's id.
const walletsOf = (memberIds: readonly string[]) => ({
  account: memberIds.length === 1 ? (memberIds[0] ?? '') : { in: memberIds },
})

const ownedEntries = ({ ledgerEntries }: Entries, { kind, direction }: MovementFilters) => ({
  collection: ledgerEntries,
  owner: 'account' as const,
  time: 'at' as const,
  where: (memberIds: readonly string[], { from, to }: Period) => ({
    ...walletsOf(memberIds),
    at: { atLeast: from, below: to },
    ...(kind !== undefined && { kind }),
    ...(direction === 'IN' && { amount: { atLeast: 1 } }),
    ...(direction === 'OUT' && { amount: { below: 0 } }),
  }),
})

/** Daily totals of ledger entries. */
function daysKept(
  { entryDays }: Tables,
  memberIds: readonly string[],
  period: Period,
  { kind, direction }: MovementFilters,
) {
  const kept = {
    collection: entryDays,
    owner: 'account' as const,
    time: 'day' as const,
    count: 'entries' as const,
    where: (some: readonly string[], { from, to }: Period) => ({
      ...walletsOf(some),
      day: { atLeast: from, below: to },
    }),
    filters: {
      ...(kind !== undefined && { kind }),
      ...(direction !== undefined && { direction }),
    },
  }
  return keptDays(kept, memberIds, period)
}

/** Sums of incoming and of outgoing amounts, in minor units; both are positive or 0. */
type InAndOut = { in: number; out: number }
type TransactionDay = InAndOut & { day: string }

/**
 * Page of the ledger entries of members' main wallets in a period, newest first. The result
 * includes the sums of the whole period, and of each market day, newest first. The amount of an
 * entry is never 0.
 */
export async function recordOfTransactions(
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  { kind, direction, ...paged }: MovementFilters & PageRequest,
): Promise<{ page: PageOf<LedgerEntryRow>; sums: InAndOut; days: TransactionDay[] }> {
  const filters = { kind, direction }
  const kept = await daysKept(tables, memberIds, period, filters)
  const counts = new Map<number, number>()
  const days = new Map<string, TransactionDay>()
  const sums = { in: 0, out: 0 }
  for (const moved of await movedByDay(tables, filters, kept)) {
    counts.set(moved.day, (counts.get(moved.day) ?? 0) + moved.entries)
    const way = moved.direction === 'IN' ? 'in' : 'out'
    const amount = Math.abs(moved.amount)
    const day = dayOf(moved.day)
    const before = days.get(day) ?? { day, in: 0, out: 0 }
    days.set(day, { ...before, [way]: before[way] + amount })
    sums[way] += amount
  }
  const owned = ownedEntries(tables, filters)
  return {
    page: await pageOfOwned(owned, kept.piecesIn, counts, period, paged),
    sums,
    days: [...days.values()].toSorted((a, b) => compareTexts(b.day, a.day)),
  }
}

/**
 * Sums of each day by direction: from daily totals for whole days, from single entries for partial
 * days.
 */
async function movedByDay(
  tables: Tables,
  filters: MovementFilters,
  { sumDays, rests, piecesIn }: Awaited<ReturnType<typeof daysKept>>,
) {
  const whole = await sumDays({ by: ['day', 'direction'], of: ['entries', 'amount'] })
  const moved = whole.map(({ by, sums }) => ({ ...by, ...sums }))
  for (const rest of rests) {
    const pieces = await piecesIn(rest)
    for (const direction of ['IN', 'OUT'] as const) {
      if (filters.direction !== undefined && filters.direction !== direction) continue
      const oneWay = ownedEntries(tables, { ...filters, direction })
      for (const { count, sums } of await sumsOf(oneWay, pieces, rest, { of: ['amount'] })) {
        moved.push({ day: startOfDay(rest.from), direction, entries: count, ...sums })
      }
    }
  }
  return moved
}

/** All ledger entries of a member's main wallet in a period, newest first, in batches. */
export const transactionsInPages = (
  tables: Entries,
  memberId: string,
  { from, to }: Period,
  filters: MovementFilters,
): AsyncGenerator<LedgerEntryRow[]> =>
  newestInPages(
    (bound, limit) =>
      tables.ledgerEntries.find({
        where: ownedEntries(tables, filters).where([memberId], { from, to: bound }),
        orderBy: newestFirst('at'),
        limit,
      }),
    ({ at }) => at,
    to,
  )

/** `transactionsInPages` for several members. */
export const teamTransactionsInPages = (
  tables: Entries,
  memberIds: readonly string[],
  period: Period,
  filters: MovementFilters,
): AsyncGenerator<LedgerEntryRow[]> =>
  ownedInPages(ownedEntries(tables, filters), memberIds, period)
