import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the results of pattern checks, so that a restart does not compute them again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'patternVerdicts',
    columns: {
      id: 'text',
      checker: 'text',
      dialect: 'text',
      pattern: 'text',
      verdict: 'text',
      checkedAt: 'bigint',
    },
    indexes: [['checkedAt']],
  })
}
