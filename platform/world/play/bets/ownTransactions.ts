import type { LedgerEntryRow, WorldTables } from '../../base/collections/collections.ts'
import type { PageOf, PageRequest } from '../../base/storage/pageOf.ts'
import { pageOfSpans } from '../../base/storage/spansOfPage.ts'
import { amountOf, type Direction, sumEntries } from '../../base/sums/entryDays.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { type MovementFilters, ownedEntries } from './accountRecord.ts'

/**
 * A page of what moved through a member's main wallet in a period, the newest first; and what all of
 * it comes to, in minor units, neither below nothing.
 */
export async function ownTransactions(
  tables: Pick<WorldTables, 'ledgerEntries' | 'entryDays'>,
  memberId: string,
  period: Period,
  { kind, direction, ...paged }: MovementFilters & PageRequest,
): Promise<{ page: PageOf<LedgerEntryRow>; sums: { in: number; out: number } }> {
  // The name of a main wallet is its member's id.
  const wanted = { accounts: [memberId], kinds: kind === undefined ? undefined : [kind], direction }
  const sums = await sumEntries(tables, wanted, period)
  const byDay = new Map<number, number>()
  for (const { day, entries } of sums) byDay.set(day, (byDay.get(day) ?? 0) + entries)
  const { collection, time, where } = ownedEntries(tables, { kind, direction })
  const entries = { collection, time, where: (some: Period) => where([memberId], some) }
  const comesTo = (way: Direction) =>
    Math.abs(amountOf(sums.filter((one) => one.direction === way)))
  return {
    page: await pageOfSpans(entries, byDay, dayLength, period, paged),
    sums: { in: comesTo('IN'), out: comesTo('OUT') },
  }
}
