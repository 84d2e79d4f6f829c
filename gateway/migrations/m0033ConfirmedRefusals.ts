import type { Kysely } from 'kysely'

/**
 * Stores with scheduled rules the number of recent registrations that the rules would have
 * rejected, if the operator confirmed it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('scheduledRules')
    .addColumn('confirmedRefusals', 'bigint')
    .execute()
}
