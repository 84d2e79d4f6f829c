import type { Kysely } from 'kysely'

/** What calls asked of whole tables: `tests/contract/everyCall/plans`. */
const indexes: readonly [table: string, columns: string[]][] = [
  // Failed sign-ins of an operator, counted at each of the next ones.
  ['audit', ['operator', 'action', 'at']],
  // Removed with the account that they wait for.
  ['secondSteps', ['memberId']],
  // An agent's income of every kind, the newest first.
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
