import { Kysely } from 'kysely'
import {
  collections,
  type DomainStore,
} from '../../platform/domain/base/collections/collections.ts'
import { checkEmbeddedFile, makeEmbeddedFile } from './embeddedFile.ts'
import { sqliteEngine } from './engine.ts'
import { createLocalChannel } from './eventChannel.ts'
import { watchForeignWrites } from './foreignWrites.ts'
import { migrate } from './migrate.ts'
import { NodeSqliteDialect } from './nodeSqliteDialect.ts'
import { createSqlStore } from './sqlStore.ts'
import type { AnyDatabase } from './sqlTable.ts'

/**
 * Opens the embedded database. Creates and migrates it when necessary. Several processes may open
 * the database, since SQLite serializes their writes. This function does not lock the data folder.
 * @throws when the file cannot be used or a newer version of Portico migrated it. The file is then
 * unchanged.
 */
export async function openDatabase({
  file,
}: {
  file: string
}): Promise<{ store: DomainStore; close(): Promise<void> }> {
  const database = await openEmbedded(file)
  const channel = createLocalChannel()
  try {
    const endWatch = await watchForeignWrites(database, () => channel.tell({ kind: 'gap' }))
    const close = async () => endWatch()
    const store = createSqlStore(database, sqliteEngine, collections, { ...channel, close })
    return { store, close: store.close }
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/** Opens the database file without a store. Creates and migrates the database when necessary. */
export async function openEmbedded(file: string): Promise<AnyDatabase> {
  if (!(await checkEmbeddedFile(file))) await makeEmbeddedFile(file)
  const database = embeddedDatabase(file)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/** Kysely instance for the database file. Does not migrate the database. */
export const embeddedDatabase = (file: string): AnyDatabase =>
  new Kysely({ dialect: new NodeSqliteDialect(file) })
