/** Pasts are many rows, which are told one by one and written a table at a time. */
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
/** Each table is copied alike, whatever its rows are. */
const anyTable = (tables: DomainTables, name: keyof Collections) =>
  // The rows that are put into a table are those that were read from the same one.
  tables[name] as unknown as Collection<AnyRow>

/**
 * Does work in memory whose rows are all new, then inserts what it made.
 * @param knownRows the rows that it reads besides the settings: it must not change them.
 * @param work must use the tables that it is given.
 * @throws {DuplicateError} when one of the rows is there already.
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
