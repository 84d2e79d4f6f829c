import { collections, type WorldTables } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { countEntryDay } from '../../base/sums/entryDays.ts'

type Tables = Pick<WorldTables, 'ledgerEntries' | 'entryDays'>

/** The days of accounts whose kept sums are not those of their entries, in words. */
export async function auditEntryDays({ ledgerEntries, entryDays }: Tables): Promise<string[]> {
  const real = createMemoryStore({ entryDays: collections.entryDays })
  for (const entry of await ledgerEntries.find()) await countEntryDay(real, entry)
  const expected = new Map((await real.entryDays.find()).map((day) => [day.id, day]))
  const kept = new Map((await entryDays.find()).map((day) => [day.id, day]))
  const ids = new Set([...expected.keys(), ...kept.keys()])
  const show = (day: { entries: number; amount: number } | undefined) =>
    day ? `${day.entries} entries of ${day.amount}` : 'nothing'
  return [...ids].flatMap((id) => {
    const [is, was] = [show(kept.get(id)), show(expected.get(id))]
    return is === was ? [] : [`${id} keeps ${is}, and was ${was}`]
  })
}
