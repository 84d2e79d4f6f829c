/** Bulk insertion: past rows are created one by one in memory and inserted per table. */
import {
  type Collections,
  collections,
  type DomainTables,
} from '../../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import type { Collection } from '../../platform/domain/base/storage/store.ts'

// Object.keys loses the key type of an object that has exactly these keys.
const names = Object.keys(collections) as (keyof Collections)[]

type AnyRow = { id: string }
/** All tables are copied in the same way. */
const anyTable = (tables: DomainTables, name: keyof Collections) =>
  // Rows are only inserted into the table that they were read from.
  tables[name] as unknown as Collection<AnyRow>

/**
 * Runs work on an in-memory store, then inserts the new rows.
 * @param knownRows rows that the work reads, besides the settings; it must not change them.
 * @param work must use the tables that it is given.
 * @throws {DuplicateError} if one of the rows exists already.
 */
export async function writeAtOnce(
  tables: DomainTables,
  knownRows: Partial<Record<keyof Collections, readonly AnyRow[]>>,
  work: (tables: DomainTables) => Promise<void>,
): Promise<void> {
  const memory = createMemoryStore(collections)
  const settings = await tables.settings.find()
  const given = new Map(Object.entries({ ...knownRows, settings }))
  for (const name of names) await anyTable(memory, name).insertMany(given.get(name) ?? [])
  await memory.transaction(work)
  for (const name of names) {
    const before = new Set(given.get(name)?.map(({ id }) => id))
    const rows = await anyTable(memory, name).find()
    await anyTable(tables, name).insertMany(rows.filter(({ id }) => !before.has(id)))
  }
}
