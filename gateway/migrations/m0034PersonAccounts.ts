import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the person that owns each account. Limits and exclusions apply to persons. */
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
