import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import { StoreUnavailable } from '../../platform/domain/base/storage/store.ts'
import { sqliteEngine } from './engine.ts'
import { openEmbedded } from './openDatabase.ts'
import { isFileStuck } from './reads/fileFailures.ts'
import { createSqlStore } from './sqlStore.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'

/** Number of row pairs that fit on the simulated disk. A pair takes about seven database pages. */
const roomForPairs = 40
const padding = 'x'.repeat(9000)

it('an embedded database on a full disk rolls back every write, still serves reads, and accepts writes again once there is space', async () => {
  const folder = await createTemporaryFolder()
  const database = await openEmbedded(join(folder.path, 'portico.sqlite'))
  const store = createSqlStore(database, sqliteEngine, collections)
  const write = (id: string) =>
    store.transaction(async ({ wallets, sessions }) => {
      await wallets.insert({ id, currency: padding, balance: 0, updatedAt: 0 })
      await sessions.insert({ id, memberId: padding, createdAt: 0, expiresAt: 0 })
    })
  const limitPages = (pages: number) =>
    sql.raw(`pragma max_page_count = ${pages}`).execute(database)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await limitPages((rows[0]?.page_count ?? 0) + 7 * roomForPairs)

  const written: string[] = []
  const refused: unknown[] = []
  for (let pair = 0; refused.length < 5; pair += 1) {
    const id = `p-${pair}`
    await write(id).then(
      () => written.push(id),
      (error: unknown) => refused.push(error),
    )
  }
  expect(written.length).toBeGreaterThanOrEqual(roomForPairs)
  for (const error of refused) {
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error).toMatchObject({ cause: { errcode: 13, errstr: 'database or disk is full' } })
  }
  const idsOf = (storedRows: { id: string }[]) => storedRows.map(({ id }) => id)
  expect(idsOf(await store.wallets.find())).toEqual(written.toSorted())

  await limitPages(1_000_000)
  await write('p-later')
  const all = [...written, 'p-later'].sort()
  expect(idsOf(await store.wallets.find())).toEqual(all)
  expect(idsOf(await store.sessions.find())).toEqual(all)
  const { rows: checked } = await sql`pragma integrity_check`.execute(database)
  expect(checked).toEqual([{ integrity_check: 'ok' }])
  await store.close()
  await folder.remove()
})

it.each([
  ['SQLITE_BUSY_SNAPSHOT', 517, true],
  ['SQLITE_READONLY_DBMOVED', 1032, true],
  ['SQLITE_IOERR_WRITE', 778, true],
  ['SQLITE_FULL', 13, true],
  ['SQLITE_CANTOPEN', 14, true],
  ['SQLITE_ERROR', 1, false],
  ['SQLITE_CORRUPT', 11, false],
  ['SQLITE_CONSTRAINT_UNIQUE', 2067, false],
])('%s (code %i) is a temporary failure of the database file: %s', (_, errcode, passes) => {
  expect(isFileStuck(Object.assign(new Error('no'), { errcode }))).toBe(passes)
})

it('an error without a SQLite code does not count as a temporary failure of the database file', () => {
  expect([new TypeError('no'), 'full', undefined].some(isFileStuck)).toBe(false)
})
