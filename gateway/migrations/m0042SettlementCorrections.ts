import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the changes that corrected results make to settlements of later periods. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'settlementCorrections',
    columns: {
      id: 'text',
      seriesId: 'text',
      betId: 'text',
      base: 'text',
      gameType: 'text?',
      branchId: 'text?',
      amount: 'bigint',
      bookedAt: 'bigint',
    },
    indexes: [['seriesId', 'bookedAt']],
  })
}
