import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** What stands in for an authenticator that is lost. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  createTable(database, {
    name: 'recoveryCodes',
    columns: { id: 'text', memberId: 'text', createdAt: 'bigint' },
    indexes: [['memberId']],
  })
