import type { Kysely } from 'kysely'

/** Indexes for the unbounded queries that `tests/contract/everyCall/plans` found. */
const indexes: readonly [table: string, columns: string[]][] = [
  // Failed sign-ins of an operator. The gateway counts the failed sign-ins at each further sign-in.
  ['audit', ['operator', 'action', 'at']],
  // Pending second steps. They are deleted together with their account.
  ['secondSteps', ['memberId']],
  // An agent's income of every kind, newest first.
  ['settlements', ['payeeId', 'settledAt']],
]

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of indexes) {
    await database.schema
      .createIndex(`${table}_${columns.join('_')}_index`)
      .on(table)
      .columns(columns)
      .execute()
  }
}
