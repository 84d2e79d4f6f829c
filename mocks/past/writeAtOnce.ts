/**
 * Bulk insertion of past rows: they are created one by one in memory, then inserted table by table.
 */
import {
  type Collections,
  collections,
  type DomainTables,
} from '../../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import type { Collection } from '../../platform/domain/base/storage/store.ts'

// `Object.keys` does not return the type of the keys.
const names = Object.keys(collections) as (keyof Collections)[]

type AnyRow = { id: string }
/** Table as a collection of rows of any type, because all tables are copied in the same way. */
const anyTable = (tables: DomainTables, name: keyof Collections) =>
  // Rows are only inserted into the table that they were read from.
  tables[name] as unknown as Collection<AnyRow>

/**
 * Runs work on a store in memory, then inserts the rows that the work has created.
 * @param knownRows existing rows that the work reads, besides the settings. The work must not
 * change them.
 * @param work must only use the tables that it is given.
 * @throws {DuplicateError} if one of the rows already exists.
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
