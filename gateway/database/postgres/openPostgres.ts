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

/** A migration may have much to do, and waits for another gateway that is at it. */
const migrationLimits: Limits = {
  ...usualLimits,
  statement: 600_000,
  answer: 660_000,
  lock: 600_000,
}

/** Kysely over PostgreSQL. */
export const openPostgresDatabase = (settings: PostgresSettings, limits?: Limits) =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPostgresPool(settings, limits) }),
  })

/**
 * Opens a PostgreSQL database that any number of gateways share, and brings it up to date as
 * needed: of several that start at once, one does and the others wait.
 *
 * @param report is told when the connection that hears of other gateways' changes is lost and back.
 * @throws when it cannot be reached or used, or was made by a newer version; it is then as it was.
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

/** Sees to it that the database can be used, and brings it up to date as needed. */
export async function preparePostgres(settings: PostgresSettings): Promise<void> {
  const preparing = openPostgresDatabase({ ...settings, connections: 1 }, migrationLimits)
  try {
    await checkEncoding(preparing)
    await migrate(preparing)
  } finally {
    await preparing.destroy()
  }
}

/** Other encodings lack letters that players have in their names. */
async function checkEncoding(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(database)
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and has to be UTF8`)
}
