/** Opens the configured database for a backup or a restore. */
import { sql } from 'kysely'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { checkEmbeddedFile } from '../database/embeddedFile.ts'
import { sqliteEngine } from '../database/engine.ts'
import { embeddedDatabase, openEmbedded } from '../database/openDatabase.ts'
import { shownDatabaseUrl } from '../database/postgres/databaseUrl.ts'
import { openPostgresDatabase, preparePostgres } from '../database/postgres/openPostgres.ts'
import { postgresEngine } from '../database/postgres/postgresEngine.ts'
import { sendGap } from '../database/postgres/postgresEvents.ts'
import type { Limits, PostgresSettings } from '../database/postgres/postgresPool.ts'
import type { AnyDatabase } from '../database/sqlTable.ts'
import { dataFiles, unusableFile } from '../store/dataFolder.ts'
import { unusableServer } from '../store/openStore.ts'
import { BackupError } from './contents.ts'
import type { Target } from './replaceContents.ts'

export type Place = Target & {
  /** Name of the database in messages to the user. */
  label: string
  /** Makes running gateways drop their caches when the transaction commits. */
  announce(inside: AnyDatabase): Promise<void>
  close(): Promise<void>
}

type NamedPlace = Pick<Configuration, 'dataFolder' | 'database'>

/** Names of the domain's collections. Each collection is a table. */
export const contextNames: readonly string[] = Object.keys(collections)

/** Long timeouts in milliseconds: no caller waits for the result, and large tables take long. */
const patient: Limits = {
  connect: 5000,
  statement: 3_600_000,
  answer: 3_600_000,
  lock: 60_000,
  idleInTransaction: 3_600_000,
}

/**
 * Opens an existing database for reading, whatever its schema version.
 * @throws {BackupError} when the database does not exist.
 */
export async function openToRead({ dataFolder, database }: NamedPlace): Promise<Place> {
  if (database) {
    const opened = place(database)
    await sql`select 1`.execute(opened.database).catch(async (error: unknown) => {
      await opened.close()
      throw unusableServer(database, error)
    })
    return opened
  }
  const file = dataFiles(dataFolder).databaseFile
  const found = await checkEmbeddedFile(file).catch((error: unknown) => {
    throw unusableFile(file, error)
  })
  if (!found) throw new BackupError(`There is no database ${file}.`)
  return embeddedPlace(file, embeddedDatabase(file))
}

/** Opens the database whose contents will be replaced. Creates and migrates it if necessary. */
export async function openToReplace({ dataFolder, database }: NamedPlace): Promise<Place> {
  if (database) {
    await preparePostgres(database).catch((error: unknown) => {
      throw unusableServer(database, error)
    })
    return place(database)
  }
  const file = dataFiles(dataFolder).databaseFile
  const opened = await openEmbedded(file).catch((error: unknown) => {
    throw unusableFile(file, error)
  })
  return embeddedPlace(file, opened)
}

const embeddedPlace = (file: string, database: AnyDatabase): Place => ({
  database,
  engine: sqliteEngine,
  label: file,
  // No announcement is needed: gateways detect for themselves that another process has written to
  // the file.
  announce: async () => {},
  close: () => database.destroy(),
})

function place(settings: PostgresSettings): Place {
  const database = openPostgresDatabase({ ...settings, connections: 1 }, patient)
  return {
    database,
    engine: postgresEngine,
    label: shownDatabaseUrl(settings.url),
    announce: sendGap,
    close: () => database.destroy(),
  }
}
