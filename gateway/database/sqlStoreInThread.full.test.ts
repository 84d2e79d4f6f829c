import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import { itBehavesLikeAStore } from '../../platform/domain/base/storage/testing/storeSuite.ts'
import { suiteCollections } from '../../platform/domain/base/storage/testing/suiteCollections.ts'
import { sqliteEngine } from './engine.ts'
import type { HeavyReads } from './reads/heavyReads.ts'
import { createSqlStore } from './sqlStore.ts'
import { createTables, createTemporaryFolder, openKysely } from './testing/testDatabase.ts'

let folder = { path: '', remove: async () => {} }
beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(() => folder.remove())

const allAreHeavy: HeavyReads = { includes: () => true, learn: () => {} }
let files = 0
async function open() {
  files += 1
  const database = openKysely(join(folder.path, `${files}.sqlite`), allAreHeavy)
  await createTables(database, suiteCollections)
  return createSqlStore(database, sqliteEngine, suiteCollections)
}

itBehavesLikeAStore('a store in SQLite that reads everything in a thread', open, {
  references: { 'a store in memory': () => createMemoryStore(suiteCollections) },
  randomRuns: 5,
})
