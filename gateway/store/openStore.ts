/** Opens the store that the configuration names: embedded in the data folder, or PostgreSQL. */
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { shownDatabaseUrl } from '../database/postgres/databaseUrl.ts'
import { postgresAdvice } from '../database/postgres/postgresAdvice.ts'
import type { PostgresSettings } from '../database/postgres/postgresPool.ts'
import type { Log } from '../log/log.ts'
import {
  type DataFolder,
  dataFiles,
  makeDataFolder,
  openData,
  takeDataFolder,
} from './dataFolder.ts'

type Place = Pick<Configuration, 'dataFolder' | 'database'>
type OpenStore = { store: DomainStore; close(): Promise<void> }

/** PostgreSQL cannot be used; the message says why and what to do, and no password. */
export class SharedDatabaseError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'SharedDatabaseError'
  }
}

/** Takes the data folder: for this gateway alone when the database is in it, else with others. */
export const takeFolder = ({ dataFolder, database }: Place): Promise<DataFolder> =>
  database ? makeDataFolder(dataFolder) : takeDataFolder(dataFolder)

/**
 * Opens the store, also beside gateways that run on it.
 *
 * @param log is told when the connection that hears of other gateways' changes is lost and back.
 * @throws {DataFolderError | SharedDatabaseError}
 */
export async function openStore({ dataFolder, database }: Place, log?: Log): Promise<OpenStore> {
  if (!database) return openData(dataFiles(dataFolder))
  // Loaded on demand: an embedded database does not need it.
  const { openPostgres } = await import('../database/postgres/openPostgres.ts')
  try {
    return await openPostgres(database, (state) => log?.warn('database events', { state }))
  } catch (error) {
    throw unusableServer(database, error)
  }
}

/** Says why PostgreSQL was not opened, and what to do. */
export function unusableServer({ url }: PostgresSettings, error: unknown): SharedDatabaseError {
  const told = `The database ${shownDatabaseUrl(url)} (DATABASE_URL) cannot be used: ${reasonOf(error)}`
  const advice = postgresAdvice(error)
  return new SharedDatabaseError(advice ? `${told}.\n${advice}` : told, error)
}

/** A name with several addresses gives an error without a word for each of them. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
