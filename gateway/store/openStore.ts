/** Opens the configured store: the embedded database in the data folder, or PostgreSQL. */
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

/**
 * Thrown when PostgreSQL cannot be used. The message states the cause and the remedy, without the
 * password.
 */
export class SharedDatabaseError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'SharedDatabaseError'
  }
}

/** Opens the data folder: with a lock when it contains the database, otherwise without. */
export const takeFolder = ({ dataFolder, database }: Place): Promise<DataFolder> =>
  database ? makeDataFolder(dataFolder) : takeDataFolder(dataFolder)

/**
 * Opens the store. Running gateways may use the store at the same time.
 * @param log receives a line when the connection for events is lost and when it is restored.
 * @throws {DataFolderError | SharedDatabaseError}
 */
export async function openStore({ dataFolder, database }: Place, log?: Log): Promise<OpenStore> {
  if (!database) return openData(dataFiles(dataFolder))
  // The PostgreSQL store is loaded on demand, since an embedded database does not need it.
  const { openPostgres } = await import('../database/postgres/openPostgres.ts')
  try {
    return await openPostgres(database, (state) => log?.warn('database events', { state }))
  } catch (error) {
    throw unusableServer(database, error)
  }
}

/** Creates the error for a PostgreSQL database that could not be opened, with advice. */
export function unusableServer({ url }: PostgresSettings, error: unknown): SharedDatabaseError {
  const told = `The database ${shownDatabaseUrl(url)} (DATABASE_URL) cannot be used: ${reasonOf(error)}`
  const advice = postgresAdvice(error)
  return new SharedDatabaseError(advice ? `${told}.\n${advice}` : told, error)
}

/**
 * Message of an error. For a host name with several IP addresses, the error has no message of its
 * own, but contains one error per IP address.
 */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
