import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrationProvider } from '../../migrations/migrations.ts'
import { migrate } from '../migrate.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { openPostgres, openPostgresDatabase } from './openPostgres.ts'
import { usualLimits } from './postgresPool.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
}, 60_000)
afterAll(() => postgres.stop())

let url = ''
beforeEach(async () => {
  url = await postgres.createDatabase()
})

const handles: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const { close } of handles.splice(0)) await close()
})
async function open(connections = 4) {
  const one = await openPostgres({ url, connections })
  handles.push(one)
  return one
}
const wallet = (id: string, balance = 0) => ({ id, currency: 'BRL', balance, updatedAt: 0 })

describe('PostgreSQL database', () => {
  it('opening a PostgreSQL database four times in parallel creates its schema once, and its rows persist', async () => {
    const sides = await Promise.all(Array.from({ length: 4 }, () => open()))
    for (const [index, { store }] of sides.entries()) await store.wallets.insert(wallet(`${index}`))
    for (const { store } of sides) expect(await store.wallets.count()).toBe(4)
    for (const { close } of handles.splice(0)) await close()
    expect(await (await open()).store.wallets.count()).toBe(4)
  })

  it('opening a PostgreSQL database that a newer version of Portico migrated fails', async () => {
    await open()
    const database = openPostgresDatabase({ url, connections: 1 })
    const shipped = await migrationProvider.getMigrations()
    const newer = { ...shipped, '9999-future': { up: async () => {} } }
    await migrate(database, { getMigrations: async () => newer })
    await database.destroy()
    await expect(open()).rejects.toThrow('made by a newer version of Portico')
  })

  it('a failed migration of PostgreSQL is rolled back', async () => {
    const database = openPostgresDatabase({ url, connections: 1 })
    const up = async (transaction: typeof database) => {
      await transaction.schema.createTable('half').addColumn('id', 'text').execute()
      throw new Error('out of luck')
    }
    const failing = { getMigrations: async () => ({ '0001-half': { up } }) }
    await expect(migrate(database, failing)).rejects.toThrow('out of luck')
    expect(await database.introspection.getTables()).toEqual([])
    await database.destroy()
  })

  it('opening a PostgreSQL database with encoding LATIN1 fails', async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(
      "create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
    )
    await client.end()
    const latin = url.replace(/test\d+/, 'latin')
    await expect(openPostgres({ url: latin, connections: 1 })).rejects.toThrow('LATIN1')
  })
})

describe('parallel transactions in PostgreSQL', () => {
  it('parallel PostgreSQL transactions of two gateways lose no increment, even if the row does not exist at first', async () => {
    const sides = [await open(), await open()]
    const increments = sides.flatMap(({ store }) =>
      Array.from({ length: 20 }, () =>
        store.transaction(async ({ wallets }) => {
          const row = await wallets.get('a')
          if (row) await wallets.update('a', { balance: row.balance + 1 })
          else await wallets.insert(wallet('a', 1))
        }),
      ),
    )
    await Promise.all(increments)
    for (const { store } of sides) expect((await store.wallets.get('a'))?.balance).toBe(40)
  })

  it('each of several parallel PostgreSQL transactions finds the row that the previous one inserted', async () => {
    const sides = [await open(), await open()]
    const newest = { orderBy: { column: 'balance', direction: 'descending' }, limit: 1 } as const
    await sides[0]?.store.wallets.insert(wallet('0'))
    const appends = sides.flatMap(({ store }) =>
      Array.from({ length: 10 }, () =>
        store.transaction(async ({ wallets }) => {
          const [row] = await wallets.find(newest)
          const next = (row?.balance ?? 0) + 1
          await wallets.insert(wallet(`${next}`, next))
        }),
      ),
    )
    await Promise.all(appends)
    expect(await sides[0]?.store.wallets.find(newest)).toMatchObject([{ balance: 20 }])
  })

  it('a PostgreSQL transaction that is aborted because of a deadlock is retried', async () => {
    const { store } = await open()
    for (const id of ['a', 'b']) await store.wallets.insert(wallet(id))
    const both = Promise.withResolvers<void>()
    let begun = 0
    const work = (first: string, second: string) =>
      store.transaction(async ({ wallets }) => {
        await wallets.update(first, { balance: 1 })
        begun += 1
        if (begun === 2) both.resolve()
        await both.promise
        await wallets.update(second, { balance: 2 })
      })
    await Promise.all([work('a', 'b'), work('b', 'a')])
    expect(begun).toBe(3)
  })

  it('100 parallel transactions complete with a PostgreSQL pool of two connections', async () => {
    const { store } = await open(2)
    await store.wallets.insert(wallet('a'))
    const work = async () => {
      const row = await store.wallets.get('a')
      await store.transaction(({ wallets }) => wallets.update('a', { balance: row?.balance ?? 0 }))
    }
    await Promise.all(Array.from({ length: 100 }, work))
  })
})

describe('PostgreSQL transaction', () => {
  it('a PostgreSQL transaction whose work ignores a failed statement is rolled back and rejects', async () => {
    const { store } = await open()
    const failing = store.transaction(async ({ wallets }) => {
      await wallets.insert(wallet('a'))
      // The text exceeds the maximum size of an index entry, so that the insertion fails.
      const incompressible = Array.from({ length: 9000 }, () =>
        String.fromCharCode(0x4e00 + Math.random() * 20_000),
      )
      await wallets.insert(wallet(incompressible.join(''))).catch(() => {})
    })
    await expect(failing).rejects.toThrow('all of it was undone')
    expect(await store.wallets.count()).toBe(0)
  })

  it('an update that waits too long for a locked row fails without affecting the transaction that holds the lock', async () => {
    const { store } = await open()
    await store.wallets.insert(wallet('a'))
    const impatient = openPostgresDatabase({ url, connections: 1 }, { ...usualLimits, lock: 50 })
    const update = impatient.updateTable('wallets').set({ balance: 2 }).where('id', '=', 'a')
    await store.transaction(async ({ wallets }) => {
      await wallets.update('a', { balance: 1 })
      await expect(update.execute()).rejects.toThrow('lock timeout')
    })
    await update.execute()
    await impatient.destroy()
    expect((await store.wallets.get('a'))?.balance).toBe(2)
  })

  it('PostgreSQL unlocks the rows of a transaction whose gateway hangs', async () => {
    const hanging = openPostgresDatabase(
      { url, connections: 1 },
      { ...usualLimits, idleInTransaction: 50 },
    )
    const { store } = await open()
    await store.wallets.insert(wallet('a'))
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const stuck = hanging.transaction().execute(async (inside) => {
      await inside.updateTable('wallets').set({ balance: 1 }).where('id', '=', 'a').execute()
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    expect(await store.wallets.update('a', { balance: 2 })).toBe(true)
    gate.resolve()
    await expect(stuck).rejects.toThrow()
    await hanging.destroy()
    expect((await store.wallets.get('a'))?.balance).toBe(2)
  })
})
