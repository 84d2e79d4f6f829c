import type { Kysely } from 'kysely'

/** A scheduled publication knows how many refused sign-ups its operator agreed to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('scheduledRules')
    .addColumn('confirmedRefusals', 'bigint')
    .execute()
}
