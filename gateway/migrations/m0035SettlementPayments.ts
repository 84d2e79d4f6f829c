import { type Kysely, sql } from 'kysely'

const indexes = [
  // For queries of an upline's debts, oldest first.
  ['payerId', 'status', 'settledAt'],
  // For sums of an upline's debts, by payee.
  ['payerId', 'status', 'payeeId', 'amount', 'paidAmount'],
]

/** Allows partial payments of settlements. Earlier settlements were paid in full or not at all. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settlements')
    .addColumn('paidAmount', 'bigint', (definition) => definition.notNull().defaultTo(0))
    .execute()
  await sql`update "settlements" set "paidAmount" = "amount" where "status" = 'PAID'`.execute(
    database,
  )
  await database.schema.dropIndex('settlements_payerId_status_index').execute()
  for (const columns of indexes) {
    await database.schema
      .createIndex(`settlements_${columns.join('_')}_index`)
      .on('settlements')
      .columns(columns)
      .execute()
  }
}
