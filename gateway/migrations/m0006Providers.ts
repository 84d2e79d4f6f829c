import { type Kysely, sql } from 'kysely'

/**
 * Stores the bank's decision about a payment, and marks the platform's settings as a demonstration.
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
