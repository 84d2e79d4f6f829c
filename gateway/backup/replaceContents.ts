import { type Migration, PostgresAdapter, sql } from 'kysely'
import type { Engine } from '../database/engine.ts'
import type { AnyDatabase } from '../database/sqlTable.ts'
import { encodeValue } from '../database/values.ts'
import { BackupError, type Batch, type Contents, type StoredCollection } from './contents.ts'
import { readBatches, readContents } from './readContents.ts'
import { createTally, differences, type Totals } from './tally.ts'

export type Migrations = Readonly<Record<string, Migration>>

/** Database whose rows are replaced. It must have the newest schema. */
export type Target = { database: AnyDatabase; engine: Engine }

/** Function that calls `work` with the new contents and returns the result of `work`. */
export type Give = (work: (contents: Contents) => Promise<Totals>) => Promise<Totals>

type Options = {
  /** Collections to replace. Those that the new contents lack become empty. */
  names: readonly string[]
  /** All migrations of this version, in the order in which they run. */
  migrations: Migrations
  /**
   * Called in the transaction before the first change, when the tables are locked. An error cancels
   * the replacement.
   */
  before?: (inside: AnyDatabase) => Promise<void>
  /** Called in the transaction after the last change. */
  after?: (inside: AnyDatabase) => Promise<void>
}

/**
 * Replaces all rows of a database in one transaction, so that readers see either the old or the new
 * contents. The written rows are read back and compared before the commit. Rows of an older schema
 * are then migrated.
 * @param give function that passes the contents to its argument. If the database retries the
 * transaction, `give` is called again and must pass the contents from the start.
 * @returns the totals of the loaded collections.
 * @throws {BackupError} when the contents cannot be loaded; the target is then unchanged.
 */
export function replaceContents(
  { database, engine }: Target,
  give: Give,
  { names, migrations, before, after }: Options,
): Promise<Totals> {
  const replace = async (inside: AnyDatabase, contents: Contents): Promise<Totals> => {
    const missing = migrationsAfter(contents.schema, migrations)
    await lockTables(inside, names)
    await before?.(inside)
    if (missing.length > 0) await makeSchema(inside, { names, migrations, schema: contents.schema })
    const { collections } = await readContents(inside, names)
    checkCollections(contents.collections, collections)
    for (const { name } of collections) await inside.deleteFrom(name).execute()
    const loaded = await load({ database: inside, engine }, contents)
    await compare(inside, contents.collections, loaded)
    for (const migration of missing) await migration.up(inside)
    await after?.(inside)
    return loaded
  }
  return engine.untilDone(() =>
    give((contents) => database.transaction().execute((inside) => replace(inside, contents))),
  )
}

/**
 * Migrations that a schema still needs.
 * @throws {BackupError} when the schema contains a migration that this version does not define.
 */
export function migrationsAfter(schema: readonly string[], migrations: Migrations): Migration[] {
  const known = Object.keys(migrations)
  const strange = schema.find((name, index) => name !== known[index])
  if (strange !== undefined)
    throw new BackupError(
      `What is there was made by a newer version of Portico (${strange}). Use that version.`,
    )
  return Object.values(migrations).slice(schema.length)
}

/**
 * Locks the tables against all other writers. SQLite needs no lock, since its write transactions
 * exclude each other.
 */
async function lockTables(inside: AnyDatabase, names: readonly string[]): Promise<void> {
  if (!(inside.getExecutor().adapter instanceof PostgresAdapter)) return
  const tables = sql.join(names.map((name) => sql.table(name)))
  await sql`lock table ${tables} in exclusive mode`.execute(inside)
}

type Schema = { names: readonly string[]; migrations: Migrations; schema: readonly string[] }

/**
 * Drops the tables and creates them again with an older schema. The list of applied migrations is
 * not changed.
 */
async function makeSchema(inside: AnyDatabase, { names, migrations, schema }: Schema) {
  for (const name of names) await inside.schema.dropTable(name).ifExists().execute()
  const then = Object.values(migrations).slice(0, schema.length)
  for (const migration of then) await migration.up(inside)
}

/** @throws {BackupError} when the contents have other tables or columns than the database. */
function checkCollections(
  archiveCollections: readonly StoredCollection[],
  databaseCollections: readonly StoredCollection[],
): void {
  const shape = (collections: readonly StoredCollection[]) =>
    JSON.stringify(
      Object.fromEntries(
        collections.map(({ name, columns }) => [
          name,
          columns.map((column) => `${column.name} ${column.type}`).sort(),
        ]),
      ),
    )
  if (shape(archiveCollections) !== shape(databaseCollections))
    throw new BackupError('The backup has other collections or columns than its schema tells.')
}

async function load(
  { database, engine }: Target,
  { collections, batches }: Contents,
): Promise<Totals> {
  const tally = createTally(collections)
  const columnsOf = new Map(
    collections.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  )
  for await (const batch of batches) {
    await insert({ database, engine }, batch, columnsOf.get(batch.collection) ?? [])
    tally.add(batch)
  }
  return tally.totals()
}

async function insert(
  { database, engine }: Target,
  { collection, rows }: Batch,
  columns: readonly string[],
): Promise<void> {
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map((column, index) => [column, encodeValue(row[index] ?? null, engine)]),
    ),
  )
  try {
    await database.insertInto(collection).values(values).execute()
  } catch (error) {
    const columns = engine.duplicateColumns(error)
    if (!columns) throw error
    throw new BackupError(`Two rows of ${collection} have the same ${columns.join(', ')}.`, error)
  }
}

/**
 * Reads the written rows back and compares their totals with those of the archive.
 * @throws {BackupError} when they differ.
 */
async function compare(
  inside: AnyDatabase,
  collections: readonly StoredCollection[],
  loadedTotals: Totals,
) {
  const tally = createTally(collections)
  for await (const batch of readBatches(inside, collections)) tally.add(batch)
  const wrong = differences(loadedTotals, tally.totals())
  if (wrong.length > 0)
    throw new BackupError(`The database did not keep ${wrong.join(', ')} as they were.`)
}
