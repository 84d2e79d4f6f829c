import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the members that an upline has blocked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'memberBlocks',
    columns: { id: 'text', agentId: 'text', reason: 'text', note: 'text', since: 'bigint' },
    indexes: [['agentId']],
  })
}
