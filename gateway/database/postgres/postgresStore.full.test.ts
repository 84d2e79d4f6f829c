import { afterAll, beforeAll } from 'vitest'
import { createMemoryStore } from '../../../platform/domain/base/storage/memoryStore.ts'
import { itBehavesLikeAStore } from '../../../platform/domain/base/storage/testing/storeSuite.ts'
import { suiteCollections } from '../../../platform/domain/base/storage/testing/suiteCollections.ts'
import { createSqlStore } from '../sqlStore.ts'
import { createTables } from '../testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { openPostgresDatabase } from './openPostgres.ts'
import { postgresEngine } from './postgresEngine.ts'
import { openPostgresEvents } from './postgresEvents.ts'

let postgres: TestPostgres
let url = ''
beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.createDatabase()
  const database = openPostgresDatabase({ url, connections: 1 })
  await createTables(database, suiteCollections)
  await database.destroy()
}, 60_000)
afterAll(() => postgres.stop())

async function open() {
  const database = openPostgresDatabase({ url, connections: 10 })
  for (const name of Object.keys(suiteCollections)) await database.deleteFrom(name).execute()
  const channel = await openPostgresEvents(url)
  return createSqlStore(database, postgresEngine, suiteCollections, channel)
}

itBehavesLikeAStore('a store in PostgreSQL', open, {
  references: { 'a store in memory': () => createMemoryStore(suiteCollections) },
  randomRuns: 25,
})
