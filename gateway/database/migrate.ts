import { type Kysely, type MigrationProvider, Migrator } from 'kysely'
import { migrationProvider } from '../migrations/migrations.ts'

const missingMigration = /previously executed migration .* is missing/

/**
 * Migrates a database to the newest schema in one transaction.
 * @throws the error of the failed migration, or an error with a readable message if a newer version
 * of Portico has migrated the database.
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
