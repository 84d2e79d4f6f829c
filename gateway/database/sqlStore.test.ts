import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import { itBehavesLikeAStore } from '../../platform/domain/base/storage/testing/storeSuite.ts'
import {
  largestInteger,
  suiteCollections,
  thing,
} from '../../platform/domain/base/storage/testing/suiteCollections.ts'
import { sqliteEngine } from './engine.ts'
import { createSqlStore } from './sqlStore.ts'
import { createTables, createTemporaryFolder, openKysely } from './testing/testDatabase.ts'

let folder = { path: '', remove: async () => {} }
beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(() => folder.remove())

let files = 0
async function open() {
  files += 1
  const file = join(folder.path, `${files}.sqlite`)
  const database = openKysely(file)
  await createTables(database, suiteCollections)
  return { file, store: createSqlStore(database, sqliteEngine, suiteCollections) }
}

itBehavesLikeAStore('a store in SQLite', async () => (await open()).store, {
  references: { 'a store in memory': () => createMemoryStore(suiteCollections) },
  randomRuns: 25,
})

describe('SQLite tables of a store', () => {
  it('SQLite tables store plain values that other tools can read', async () => {
    const { file, store } = await open()
    await store.things.insert(
      thing('a', { size: largestInteger, flag: true, sure: false, at: 7, data: { list: ['é'] } }),
    )
    await store.close()
    const database = new DatabaseSync(file, { readOnly: true })
    const row = database
      .prepare('select size, flag, sure, at, data, extra, typeof(size) type from things')
      .get()
    database.close()
    expect({ ...row }).toEqual({
      size: largestInteger,
      flag: 1,
      sure: 0,
      at: 7,
      data: '{"list":["é"]}',
      extra: null,
      type: 'integer',
    })
  })
})
