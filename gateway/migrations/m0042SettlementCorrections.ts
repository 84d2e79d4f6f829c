import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the amounts by which corrected bet results change settlements of later periods. */
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
