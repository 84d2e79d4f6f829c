import { Kysely, PostgresDialect, sql } from 'kysely'
import {
  collections,
  type DomainStore,
} from '../../../platform/domain/base/collections/collections.ts'
import { migrate } from '../migrate.ts'
import { createSqlStore } from '../sqlStore.ts'
import { postgresEngine } from './postgresEngine.ts'
import { type ConnectionState, openPostgresEvents } from './postgresEvents.ts'
import {
  createPostgresPool,
  type Limits,
  type PostgresSettings,
  usualLimits,
} from './postgresPool.ts'

type Schema = Record<string, Record<string, unknown>>

/**
 * Timeouts of migrations: a migration may run for minutes, or wait while another gateway migrates.
 */
const migrationLimits: Limits = {
  ...usualLimits,
  statement: 600_000,
  answer: 660_000,
  lock: 600_000,
}

export const openPostgresDatabase = (settings: PostgresSettings, limits?: Limits) =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPostgresPool(settings, limits) }),
  })

/**
 * Opens a PostgreSQL database that any number of gateways share, and migrates it when necessary. Of
 * several gateways that start at the same time, one migrates and the others wait.
 *
 * @param report called when the connection that receives events is lost and when it is restored.
 * @throws when the database is unreachable or unusable, or a newer version of Portico migrated it.
 * The database is then unchanged.
 */
export async function openPostgres(
  settings: PostgresSettings,
  report?: (state: ConnectionState) => void,
): Promise<{ store: DomainStore; close(): Promise<void> }> {
  await preparePostgres(settings)
  const channel = await openPostgresEvents(settings.url, report)
  const database = openPostgresDatabase(settings)
  const store = createSqlStore(database, postgresEngine, collections, channel)
  return { store, close: store.close }
}

/** Checks the encoding of the database and migrates it when necessary. */
export async function preparePostgres(settings: PostgresSettings): Promise<void> {
  const preparing = openPostgresDatabase({ ...settings, connections: 1 }, migrationLimits)
  try {
    await checkEncoding(preparing)
    await migrate(preparing)
  } finally {
    await preparing.destroy()
  }
}

/** Requires UTF-8, since other encodings lack characters that occur in players' names. */
async function checkEncoding(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(database)
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and has to be UTF8`)
}
