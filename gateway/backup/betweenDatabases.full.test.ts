import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { suiteCollections } from '../../platform/domain/base/storage/testing/suiteCollections.ts'
import { type Engine, sqliteEngine } from '../database/engine.ts'
import { createLocalChannel } from '../database/eventChannel.ts'
import { openPostgresDatabase } from '../database/postgres/openPostgres.ts'
import { postgresEngine } from '../database/postgres/postgresEngine.ts'
import { createSqlStore } from '../database/sqlStore.ts'
import type { AnyDatabase } from '../database/sqlTable.ts'
import {
  createTables,
  createTemporaryFolder,
  openKysely,
} from '../database/testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from '../database/testing/testPostgres.ts'
import { readArchive } from './readArchive.ts'
import { withSnapshot } from './readContents.ts'
import { replaceContents } from './replaceContents.ts'
import { oddNotes, oddThings } from './testing/oddRows.ts'
import { writeArchive } from './writeArchive.ts'

let postgres: TestPostgres
let folder = { path: '', remove: async () => {} }
beforeAll(async () => {
  postgres = await startTestPostgres()
  folder = await createTemporaryFolder()
}, 60_000)
afterAll(async () => {
  await folder.remove()
  await postgres.stop()
})

const names = Object.keys(suiteCollections)

async function openStore(database: AnyDatabase, engine: Engine) {
  await createTables(database, suiteCollections)
  const store = createSqlStore(database, engine, suiteCollections, createLocalChannel())
  return { database, engine, store }
}
type Opened = Awaited<ReturnType<typeof openStore>>

/**
 * Copies all rows through a backup file.
 * @returns the totals of the copied collections.
 */
async function move(from: Opened, to: Opened, name: string) {
  const archive = join(folder.path, name)
  const written = await withSnapshot(from.database, names, (contents) =>
    writeArchive(archive, contents, { overwrite: false, madeAt: 0 }),
  )
  const file = await open(archive)
  const loaded = await replaceContents(to, async (work) => work(await readArchive(file)), {
    names,
    migrations: {},
  })
  await file.close()
  expect(loaded).toEqual(written)
  return written
}
const rowsOf = async ({ store }: Opened) => [await store.things.find(), await store.notes.find()]

it('rows with edge-case values are unchanged after a copy from SQLite to PostgreSQL and back', {
  timeout: 60_000,
}, async () => {
  const sqlite = (name: string) => openStore(openKysely(join(folder.path, name)), sqliteEngine)
  const url = await postgres.createDatabase()
  const first = await sqlite('first.sqlite')
  const shared = await openStore(openPostgresDatabase({ url, connections: 3 }), postgresEngine)
  const last = await sqlite('last.sqlite')
  await first.store.transaction(async ({ things, notes }) => {
    for (const row of oddThings) await things.insert(row)
    for (const row of oddNotes) await notes.insert(row)
  })
  const there = await move(first, shared, 'there')
  expect(await rowsOf(shared)).toEqual(await rowsOf(first))
  const back = await move(shared, last, 'back')
  expect(back).toEqual(there)
  expect(await rowsOf(last)).toEqual(await rowsOf(first))
  for (const { store } of [first, shared, last]) await store.close()
})
