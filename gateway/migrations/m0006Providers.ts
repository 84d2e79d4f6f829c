import { type Kysely, sql } from 'kysely'

/**
 * The bank decides what becomes of a payment, and the platform's setup says that it is a
 * demonstration.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['deposits', 'withdrawals']) {
    await database.schema.alterTable(table).dropColumn('fate').execute()
  }
  // The mark of a demonstration was called `provocations`; a start without one shuts its accounts.
  await sql`
    update "settings" set "value" = replace("value", '"provocations":', '"isDemonstration":')
    where "id" = 'platform'
  `.execute(database)
}
