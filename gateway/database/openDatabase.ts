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
 * Opens the embedded database, made and brought up to date as needed. Several processes may have it
 * open: SQLite keeps their writes apart. Whose the data folder is, its own lock decides.
 * @throws when the file cannot be used, or was made by a newer version; it is then as it was.
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

/** Opens the bare database of the file, made and brought up to date as needed. */
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

/** Kysely over the file, whatever it holds. */
export const embeddedDatabase = (file: string): AnyDatabase =>
  new Kysely({ dialect: new NodeSqliteDialect(file) })
