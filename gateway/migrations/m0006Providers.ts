import { type Kysely, sql } from 'kysely'

/**
 * Removes the predetermined outcome of payments, which the bank provider now decides, and renames
 * the mark of a demonstration in the platform's settings.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['deposits', 'withdrawals']) {
    await database.schema.alterTable(table).dropColumn('fate').execute()
  }
  // The mark of a demonstration was formerly named `provocations`. A start without the
  // demonstration closes its accounts.
  await sql`
    update "settings" set "value" = replace("value", '"provocations":', '"isDemonstration":')
    where "id" = 'platform'
  `.execute(database)
}
