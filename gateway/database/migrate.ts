import { type Kysely, type MigrationProvider, Migrator } from 'kysely'
import { migrationProvider } from '../migrations/migrations.ts'

const missingMigration = /previously executed migration .* is missing/

/**
 * Brings a database to the newest schema, in one transaction: wholly or not at all.
 * @throws what went wrong, and a readable message when a newer version has been there.
 */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  provider: MigrationProvider = migrationProvider,
): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error === undefined) return
  if (error instanceof Error && missingMigration.test(error.message)) {
    throw new Error('it was made by a newer version of Portico', { cause: error })
  }
  throw error
}
