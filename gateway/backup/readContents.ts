import { sql } from 'kysely'
import type { AnyDatabase } from '../database/sqlTable.ts'
import { decodeValue } from '../database/values.ts'
import {
  BackupError,
  type Batch,
  type Contents,
  type StoredCollection,
  type StoredType,
} from './contents.ts'

/** Number of rows per batch. A batch of the largest rows still fits in memory. */
const rowsAtOnce = 200

/** Column types of both databases, mapped to the types of the archive. */
const types: Readonly<Record<string, StoredType>> = {
  text: 'text',
  bigint: 'integer',
  int8: 'integer',
  boolean: 'boolean',
  bool: 'boolean',
}

/**
 * Calls `work` with a consistent snapshot of the database. Writers are not blocked.
 * @param names collections to read. Collections that an older schema lacks are skipped.
 */
export function withSnapshot<Result>(
  database: AnyDatabase,
  names: readonly string[],
  work: (contents: Contents) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (inside) => work(await readContents(inside, names)))
}

/**
 * Reads schema and columns in a transaction. The rows are fetched when the batches are iterated.
 */
export async function readContents(
  inside: AnyDatabase,
  names: readonly string[],
): Promise<Contents> {
  const tables = await ownTables(inside)
  const hasHistory = tables.some(({ name }) => name === 'kysely_migration')
  const schema = hasHistory ? await readHistory(inside) : []
  const collections = names.flatMap((name): StoredCollection[] => {
    const table = tables.find((one) => one.name === name)
    if (!table) return []
    const columns = table.columns.map((column) => {
      const type = types[column.dataType.toLowerCase()]
      if (!type) throw new BackupError(`${name}.${column.name} is of no known type.`)
      return { name: column.name, type }
    })
    return [{ name, columns }]
  })
  return { schema, collections, batches: readBatches(inside, collections) }
}

/** Tables of the current schema; a PostgreSQL database may have several schemas. */
async function ownTables(inside: AnyDatabase) {
  const tables = await inside.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const { rows } = await sql<{ here: string }>`select current_schema() as here`.execute(inside)
  return tables.filter(({ schema }) => schema === rows[0]?.here)
}

async function readHistory(inside: AnyDatabase): Promise<string[]> {
  const rows = await inside.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => String(name))
}

/** Yields the rows of the given collections in batches, ordered by id. */
export async function* readBatches(
  inside: AnyDatabase,
  collections: readonly StoredCollection[],
): AsyncGenerator<Batch> {
  for (const { name, columns } of collections) {
    const ordered = inside
      .selectFrom(name)
      .select(columns.map((column) => column.name))
      .orderBy('id')
      .limit(rowsAtOnce)
    let rows = await ordered.execute()
    while (rows.length > 0) {
      yield {
        collection: name,
        rows: rows.map((row) =>
          columns.map((column) => decodeValue(column.type, row[column.name])),
        ),
      }
      const last = rows.at(-1)?.id
      rows = await ordered.where('id', '>', last).execute()
    }
  }
}
