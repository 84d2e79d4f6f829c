import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Accounts that were closed, with what the law has kept of who they were of. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'closedAccounts',
    columns: { id: 'text', closedAt: 'bigint', keptUntil: 'bigint', kept: 'text?' },
  })
}
