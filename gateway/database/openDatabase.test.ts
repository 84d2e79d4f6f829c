import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrationProvider } from '../migrations/migrations.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'
import { createTemporaryFolder, openKysely } from './testing/testDatabase.ts'

let folder = { path: '', remove: async () => {} }
let file = ''
beforeEach(async () => {
  folder = await createTemporaryFolder()
  file = join(folder.path, 'data', 'portico.sqlite')
})
afterEach(() => folder.remove())

const wallet = (id: string, balance = 0) => ({ id, currency: 'BRL', balance, updatedAt: 0 })

/** Runs the migrations of Portico together with the given ones. */
async function migrateWith(more: Record<string, Migration>): Promise<void> {
  const database = openKysely(file)
  const shipped = await migrationProvider.getMigrations()
  try {
    await migrate(database, { getMigrations: async () => ({ ...shipped, ...more }) })
  } finally {
    await database.destroy()
  }
}

describe('embedded database', () => {
  it('opening an embedded database creates its folder with access for the owner only', async () => {
    const { close } = await openDatabase({ file })
    await close()
    expect((await stat(join(folder.path, 'data'))).mode & 0o777).toBe(0o700)
  })

  it('rows of an embedded database persist after it is closed and reopened', async () => {
    const first = await openDatabase({ file })
    await first.store.wallets.insert(wallet('a', 5))
    await first.close()
    const second = await openDatabase({ file })
    expect(await second.store.wallets.find()).toEqual([wallet('a', 5)])
    await second.close()
  })

  it('closing an embedded database removes its write-ahead log', async () => {
    const { store, close } = await openDatabase({ file })
    await store.wallets.insert(wallet('a'))
    await close()
    await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT')
  })

  it('opening an embedded database that a newer version of Portico migrated fails', async () => {
    const { close } = await openDatabase({ file })
    await close()
    await migrateWith({ '9999-future': { up: async () => {} } })
    await expect(openDatabase({ file })).rejects.toThrow('made by a newer version of Portico')
  })

  it('opening a file that is not a database fails and leaves the file unchanged', async () => {
    file = join(folder.path, 'letter.txt')
    await writeFile(file, 'Dear reader, this is no database at all.'.repeat(100))
    await expect(openDatabase({ file })).rejects.toThrow('file is not a database')
    expect(await readFile(file, 'utf8')).toMatch(/^Dear reader/)
  })

  it('a failing migration rolls back all migrations of the same run', async () => {
    file = join(folder.path, 'portico.sqlite')
    const failing = async () => {
      throw new Error('out of luck')
    }
    const half: Migration = {
      up: async (database) => {
        await database.schema.createTable('half').addColumn('id', 'text').execute()
        await failing()
      },
    }
    await expect(migrateWith({ '0002-half': half })).rejects.toThrow('out of luck')
    const database = openKysely(file)
    expect(await database.introspection.getTables()).toEqual([])
    await database.destroy()
    const { store, close } = await openDatabase({ file })
    await store.wallets.insert(wallet('a'))
    await close()
  })
})

describe('embedded database opened several times', () => {
  it('opening the same embedded database four times in parallel creates it once', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ file })))
    for (const [index, { store }] of opened.entries())
      await store.wallets.insert(wallet(`${index}`))
    for (const { store } of opened) expect(await store.wallets.count()).toBe(4)
    for (const { close } of opened) await close()
  })

  it('parallel transactions of two connections to an embedded database lose no increment', async () => {
    const sides = [await openDatabase({ file }), await openDatabase({ file })]
    await sides[0]?.store.wallets.insert(wallet('a'))
    const increments = sides.flatMap(({ store }) =>
      Array.from({ length: 10 }, () =>
        store.transaction(async ({ wallets }) => {
          const { balance = 0 } = (await wallets.get('a')) ?? {}
          await wallets.update('a', { balance: balance + 1 })
        }),
      ),
    )
    await Promise.all(increments)
    for (const { store } of sides) expect((await store.wallets.get('a'))?.balance).toBe(20)
    for (const { close } of sides) await close()
  })

  it("a write that waits for another connection's transaction does not block reads of its own connection", async () => {
    const one = await openDatabase({ file })
    const other = await openDatabase({ file })
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const first = one.store.transaction(async ({ wallets }) => {
      await wallets.insert(wallet('a'))
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    const second = other.store.wallets.update('a', { balance: 1 })
    // The query returns while the write still waits, and does not see the uncommitted row.
    expect(await other.store.wallets.get('a')).toBeUndefined()
    gate.resolve()
    await first
    expect(await second).toBe(true)
    await one.close()
    await other.close()
  })
})
