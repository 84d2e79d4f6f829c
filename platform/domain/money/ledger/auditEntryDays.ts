import { collections, type DomainTables } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { countEntryDay } from '../../base/sums/entryDays.ts'
import { keptDifferences } from './keptDifferences.ts'

type Tables = Pick<DomainTables, 'ledgerEntries' | 'entryDays'>

/** Differences between stored and recomputed daily totals of accounts, as readable messages. */
export async function auditEntryDays({ ledgerEntries, entryDays }: Tables): Promise<string[]> {
  const real = createMemoryStore({ entryDays: collections.entryDays })
  for (const entry of await ledgerEntries.find()) await countEntryDay(real, entry)
  const show = (day: { entries: number; amount: number } | undefined) =>
    day ? `${day.entries} entries of ${day.amount}` : 'nothing'
  return keptDifferences(await entryDays.find(), await real.entryDays.find(), show)
}
