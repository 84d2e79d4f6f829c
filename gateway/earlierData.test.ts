import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import {
  earlierPlayer,
  fillPostgres,
  lastingTables,
  placeEmbedded,
} from './testing/earlierData/earlierData.ts'
import { createTestFolder, startTestGateway } from './testing/testGateway.ts'

type Folder = Awaited<ReturnType<typeof createTestFolder>>
/** Rows of a table; the first column is their key. */
type Rows = Record<string, unknown>[]

let folder: Folder
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

async function balanceOf(gateway: Awaited<ReturnType<typeof startTestGateway>>, token: unknown) {
  const headers = { Authorization: `Bearer ${token}` }
  return (await gateway.client.send('GET', '/wps/v2/wallets/balance', { headers })).body.value
}

/** Starts on what there is, logs in as people of then, and compares what the tables hold. */
async function keepsEverything(read: (table: string) => Promise<Rows>, data: Folder) {
  const before = new Map<string, Rows>()
  for (const table of lastingTables) before.set(table, await read(table))

  const gateway = await startTestGateway(data, { personas: true })
  const { username, password } = earlierPlayer
  const player = await gateway.client.login(username, password)
  expect(player.body).toMatchObject({ success: true })
  expect(await balanceOf(gateway, player.body.value?.token)).toMatchObject({ balance: '0.00' })
  const ana = await gateway.client.login('ana', 'portico-ana-1')
  expect(await balanceOf(gateway, ana.body.value?.token)).toMatchObject({ balance: '1284.50' })
  await gateway.close()

  for (const [table, rows] of before) {
    const keys = (some: Rows) => some.map((row) => String(Object.values(row)[0]))
    expect(rows.length, `rows of ${table} before`).toBeGreaterThan(0)
    expect(keys(await read(table)), table).toEqual(expect.arrayContaining(keys(rows)))
  }
}

describe('a gateway on the data of 2026-11-23', () => {
  it('starts with the data folder, and nothing is lost', async () => {
    const file = await placeEmbedded(folder.dataFolder)
    const read = async (table: string) => {
      const database = new DatabaseSync(file, { readOnly: true })
      try {
        return database.prepare(`select * from "${table}"`).all()
      } finally {
        database.close()
      }
    }
    await keepsEverything(read, folder)
  })
})

describe('a gateway on the PostgreSQL database of 2026-11-23', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())

  it('starts with it, and nothing is lost', async () => {
    const url = await postgres.createDatabase()
    await fillPostgres(url)
    const read = async (table: string) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query(`select * from public."${table}"`)).rows
      } finally {
        await client.end()
      }
    }
    await keepsEverything(read, { ...folder, database: { url, connections: 10 } })
  })
})
