import type { Kysely } from 'kysely'

/**
 * Stores in a scheduled publication the number of rejected sign-ups that its operator confirmed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('scheduledRules')
    .addColumn('confirmedRefusals', 'bigint')
    .execute()
}
