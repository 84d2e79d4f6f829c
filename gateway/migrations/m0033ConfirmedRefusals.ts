import type { Kysely } from 'kysely'

/**
 * Adds to scheduled rules the number of recent registrations that the rules would have rejected.
 * The operator confirms this number; it is null without a confirmation.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('scheduledRules')
    .addColumn('confirmedRefusals', 'bigint')
    .execute()
}
