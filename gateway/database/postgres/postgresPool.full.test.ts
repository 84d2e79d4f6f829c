import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFreezableProxy } from '../testing/freezableProxy.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { openPostgresDatabase } from './openPostgres.ts'
import { usualLimits } from './postgresPool.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
}, 60_000)
afterAll(() => postgres.stop())

describe('silent network', () => {
  it('PostgreSQL queries time out while the network is silent, and succeed again afterwards', async () => {
    const proxy = await startFreezableProxy(await postgres.createDatabase())
    const limits = { ...usualLimits, connect: 1000, answer: 1000 }
    const database = openPostgresDatabase({ url: proxy.url, connections: 2 }, limits)
    const ask = () => sql`select 1`.execute(database)
    await ask()
    proxy.freeze()
    await expect(ask()).rejects.toThrow('timeout')
    // The first query may still be running, so that the second uses another connection.
    await expect(ask()).rejects.toThrow('timeout')
    proxy.thaw()
    await ask()
    await database.destroy()
    await proxy.close()
  })

  it('a PostgreSQL transaction fails after a single response timeout when the network falls silent', async () => {
    const proxy = await startFreezableProxy(await postgres.createDatabase())
    const limits = { ...usualLimits, answer: 1000 }
    const database = openPostgresDatabase({ url: proxy.url, connections: 2 }, limits)
    const begun = performance.now()
    const transaction = database.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside)
      proxy.freeze()
      await sql`select 2`.execute(inside)
    })
    await expect(transaction).rejects.toThrow('timeout')
    expect(performance.now() - begun).toBeLessThan(1.9 * limits.answer)
    proxy.thaw()
    await sql`select 1`.execute(database)
    await database.destroy()
    await proxy.close()
  })

  it('a query that waits too long for a free connection of the PostgreSQL pool times out', async () => {
    const url = await postgres.createDatabase()
    const database = openPostgresDatabase({ url, connections: 1 }, { ...usualLimits, connect: 500 })
    await database.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside)
      await expect(sql`select 1`.execute(database)).rejects.toThrow('timeout')
    })
    await database.destroy()
  })
})
