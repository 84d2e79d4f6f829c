import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores closed accounts with the personal data that must be retained by law. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'closedAccounts',
    columns: { id: 'text', closedAt: 'bigint', keptUntil: 'bigint', kept: 'text?' },
  })
}
