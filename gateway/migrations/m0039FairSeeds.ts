import type { Kysely } from 'kysely'
import { createTable } from './tables/createTable.ts'

/** Stores the seeds of members' next rounds of provably fair games. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'fairSeeds',
    columns: {
      id: 'text',
      memberId: 'text',
      series: 'text',
      clientSeed: 'text',
      nonce: 'bigint',
    },
    indexes: [['memberId']],
  })
}
