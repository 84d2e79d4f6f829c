import { type Kysely, sql } from 'kysely'

/**
 * Drops the predetermined outcome of payments, since the bank provider now decides the outcome.
 * Renames the flag for demonstration data in the platform's settings.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['deposits', 'withdrawals']) {
    await database.schema.alterTable(table).dropColumn('fate').execute()
  }
  // The flag for demonstration data was formerly named `provocations`. A start without
  // demonstration data closes the demonstration accounts.
  await sql`
    update "settings" set "value" = replace("value", '"provocations":', '"isDemonstration":')
    where "id" = 'platform'
  `.execute(database)
}
