import type { Kysely } from 'kysely'
import { addText, createTable } from './tables/createTable.ts'

/**
 * Stores the matches of the sports book, the bets on each match, the members' consent to changed
 * odds, and the match or bet that the sports book shows first after its launch.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, {
    name: 'fixtures',
    columns: {
      id: 'text',
      sport: 'text',
      status: 'text',
      kicksOffAt: 'bigint',
      endsAt: 'bigint',
      state: 'text',
    },
    indexes: [['sport', 'kicksOffAt'], ['sport', 'status', 'kicksOffAt'], ['endsAt']],
  })
  await createTable(database, {
    name: 'fixtureRefreshes',
    columns: { id: 'text', refreshedAt: 'bigint' },
  })
  await createTable(database, {
    name: 'fixtureBets',
    columns: {
      id: 'text',
      fixtureId: 'text',
      betId: 'text',
      memberId: 'text',
      createdAt: 'bigint',
    },
    indexes: [['fixtureId']],
  })
  await createTable(database, {
    name: 'oddsConsents',
    columns: { id: 'text', consent: 'text' },
  })
  await addText(database, 'gameLaunches', 'target')
}
