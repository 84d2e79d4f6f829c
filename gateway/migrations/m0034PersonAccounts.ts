import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** The person that each account is of, whom limits and exclusions follow. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'personAccounts',
    columns: {
      id: 'text',
      personId: 'text',
      evidence: 'text',
      linkedAt: 'bigint',
      closedAt: 'bigint?',
    },
    indexes: [['personId', 'evidence']],
  })
}
