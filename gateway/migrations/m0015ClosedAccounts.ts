import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores closed accounts with the personal data that the law requires to retain. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'closedAccounts',
    columns: { id: 'text', closedAt: 'bigint', keptUntil: 'bigint', kept: 'text?' },
  })
}
