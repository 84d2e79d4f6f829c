import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores recovery codes, which replace a lost authenticator. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  createTable(database, {
    name: 'recoveryCodes',
    columns: { id: 'text', memberId: 'text', createdAt: 'bigint' },
    indexes: [['memberId']],
  })
