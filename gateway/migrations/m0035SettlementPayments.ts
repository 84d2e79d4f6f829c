import { type Kysely, sql } from 'kysely'

const indexes = [
  // Debts of an upline, the oldest first.
  ['payerId', 'status', 'settledAt'],
  // Sum of what an upline owes, and to whom.
  ['payerId', 'status', 'payeeId', 'amount', 'paidAmount'],
]

/** Settlements can be paid in part. Until now they were paid in full or not at all. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('settlements')
    .addColumn('paidAmount', 'bigint', (added) => added.notNull().defaultTo(0))
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
