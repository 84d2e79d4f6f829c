import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itClosesOrMovesMoney } from '../../platform/handlers/testing/closingSuite.ts'
import { itKeepsTheLedger } from '../../platform/handlers/testing/ledgerSuite.ts'
import { itGivesOnceWhatThereIsOnce } from '../../platform/handlers/testing/raceSuite.ts'
import type { WorldStore } from '../../platform/world/base/collections/collections.ts'
import { openPlace } from './testing/openPlace.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres.ts'

let folder = { path: '', remove: async () => {} }
let postgres: TestPostgres
const opened = new Map<string, readonly [WorldStore, WorldStore]>()
beforeAll(async () => {
  folder = await createTemporaryFolder()
  postgres = await startTestPostgres()
}, 60_000)
afterAll(async () => {
  for (const stores of opened.values()) for (const store of stores) await store.close()
  await folder.remove()
  await postgres.stop()
})

/** Two gateways on one database, each with connections of its own. */
async function openTwice(kind: string, placeOf: () => Promise<string>) {
  const known = opened.get(kind)
  if (known) return known
  const place = await placeOf()
  const stores = [(await openPlace(place)).store, (await openPlace(place)).store] as const
  opened.set(kind, stores)
  return stores
}

const inFile = () => openTwice('file', async () => join(folder.path, 'ledger.sqlite'))
const inPostgres = () => openTwice('postgres', () => postgres.createDatabase())

itKeepsTheLedger('in SQLite', inFile, 4)
itKeepsTheLedger('in PostgreSQL', inPostgres, 4)
itGivesOnceWhatThereIsOnce('in SQLite', inFile)
itGivesOnceWhatThereIsOnce('in PostgreSQL', inPostgres)
itClosesOrMovesMoney('in SQLite', inFile)
itClosesOrMovesMoney('in PostgreSQL', inPostgres)

it('in PostgreSQL: none of it met a deadlock', async () => {
  const stores = await inPostgres()
  opened.delete('postgres')
  // A connection's counts are certain to be told when it ends.
  for (const store of stores) await store.close()
  const client = new Client({ connectionString: await postgres.createDatabase() })
  await client.connect()
  const { rows } = await client.query('select sum(deadlocks) as deadlocks from pg_stat_database')
  await client.end()
  expect(rows).toEqual([{ deadlocks: '0' }])
})
