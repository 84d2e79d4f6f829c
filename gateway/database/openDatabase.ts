import { Kysely } from 'kysely'
import { collections, type WorldStore } from '../../mocks/world/collections.ts'
import { checkEmbeddedFile, makeEmbeddedFile } from './embeddedFile.ts'
import { sqliteEngine } from './engine.ts'
import { createLocalChannel } from './eventChannel.ts'
import { watchForeignWrites } from './foreignWrites.ts'
import { migrate } from './migrate.ts'
import { NodeSqliteDialect } from './nodeSqliteDialect.ts'
import { createSqlStore } from './sqlStore.ts'

/**
 * Opens the embedded database, made and brought up to date as needed. Several processes may have it
 * open: SQLite keeps their writes apart. Whose the data folder is, its own lock decides.
 * @throws when the file cannot be used, or was made by a newer version; it is then as it was.
 */
export async function openDatabase({
  file,
}: {
  file: string
}): Promise<{ store: WorldStore; close(): Promise<void> }> {
  if (!(await checkEmbeddedFile(file))) await makeEmbeddedFile(file)
  const dialect = new NodeSqliteDialect(file)
  const database = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
  const channel = createLocalChannel()
  try {
    await migrate(database)
    const endWatch = await watchForeignWrites(database, () => channel.tell({ kind: 'gap' }))
    const close = async () => endWatch()
    const store = createSqlStore(database, sqliteEngine, collections, { ...channel, close })
    return { store, close: store.close }
  } catch (error) {
    await database.destroy()
    throw error
  }
}
