import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely, Migrator } from 'kysely'
import { collections, type WorldStore } from '../../mocks/world/collections.ts'
import { migrationProvider } from '../migrations/migrations.ts'
import { sqliteEngine } from './engine.ts'
import { nodeSqliteDialect } from './nodeSqlite.ts'
import { type AnyDatabase, createSqlStore } from './sqlStore.ts'

/** Brings a database to the newest schema, in one transaction: wholly or not at all. */
export async function migrate(database: Kysely<AnyDatabase>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: migrationProvider })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Opens the embedded database, made and brought up to date as needed. Who may open it is decided by
 * the data folder's lock.
 * @throws when the file cannot be opened, or is of a newer version than this one.
 */
export async function openDatabase({
  file,
}: {
  file: string
}): Promise<{ store: WorldStore; close(): Promise<void> }> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Kysely<AnyDatabase>({ dialect: nodeSqliteDialect(file) })
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  const store = createSqlStore(database, sqliteEngine, collections)
  return { store, close: () => store.close() }
}
