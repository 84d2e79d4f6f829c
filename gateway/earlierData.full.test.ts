import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../platform/domain/money/ledger/auditLedger.ts'
import { openDatabase } from './database/openDatabase.ts'
import { openPostgres } from './database/postgres/openPostgres.ts'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import {
  earlierPlayer,
  fillPostgres,
  lastingTables,
  placeEmbedded,
} from './testing/earlierData/earlierData.ts'
import { createTestFolder, startTestGateway } from './testing/testGateway.ts'

type Folder = Awaited<ReturnType<typeof createTestFolder>>
/** Rows of a table. The first column is the key. */
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

/**
 * Starts a gateway on data of 2026-11-23, logs in to accounts of that date, and checks that no row
 * of `lastingTables` is lost.
 */
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

/**
 * Closes the database after the audit.
 * @returns problems that the audit of the ledger reports.
 */
async function auditOf({ store, close }: Awaited<ReturnType<typeof openDatabase>>) {
  const problems = await auditLedger(store)
  expect(await store.memberDays.count()).toBeGreaterThan(0)
  expect(await store.betDays.count()).toBeGreaterThan(0)
  await close()
  return problems
}

describe('gateway on the data of 2026-11-23', () => {
  it('a gateway starts on an embedded database of 2026-11-23 without losing data', async () => {
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
    expect(await auditOf(await openDatabase({ file }))).toEqual([])
  })
})

/** Inserts payments in progress into a database of 2026-11-23. */
function openPayments(file: string): void {
  const database = new DatabaseSync(file)
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row)
    const columns = names.map((name) => `"${name}"`).join()
    const places = names.map(() => '?').join()
    database
      .prepare(`insert into "${table}" (${columns}) values (${places})`)
      .run(...Object.values(row))
  }
  const createdAt = Date.now() - 20_000
  const ofAna = { memberId: 'm-ana', currency: 'BRL', fee: 0, createdAt }
  const deposit = { ...ofAna, method: 'PIX', amount: 5_000, expiresAt: Date.now() + 900_000 }
  const account = JSON.stringify({ keyType: 'EMAIL', key: 'a***@example.com', holder: 'Ana' })
  const withdrawal = { ...ofAna, accountId: 'k-past-ana', account, fate: 'pays' }
  const job = (kind: string, subject: string) =>
    insert('jobs', { id: `j-${subject}`, kind, subject, dueAt: createdAt + 19_000, failures: 0 })
  insert('deposits', { ...deposit, id: 'd-ordered', status: 'PENDING', fate: 'pays' })
  insert('deposits', { ...deposit, id: 'd-seen', status: 'PROCESSING', fate: 'pays' })
  const fails = { amount: 5_013, fate: 'fails' }
  insert('deposits', { ...deposit, ...fails, id: 'd-fails', status: 'PROCESSING' })
  insert('withdrawals', { ...withdrawal, id: 'w-reviewed', status: 'REVIEWING', amount: 2_000 })
  database.prepare(`update "wallets" set "balance" = 2000 where "id" = 'm-ana/held'`).run()
  job('depositSeen', 'd-ordered')
  job('depositSettled', 'd-seen')
  job('depositSettled', 'd-fails')
  job('withdrawalDecided', 'w-reviewed')
  database.close()
}

describe('gateway on the embedded database of 2026-11-23', () => {
  it('a gateway completes payments in progress in a database of 2026-11-23', async () => {
    const file = await placeEmbedded(folder.dataFolder)
    openPayments(file)
    const gateway = await startTestGateway(folder, { personas: true })
    const database = new DatabaseSync(file, { readOnly: true })
    const read = database.prepare(
      'select "id", "status" from "deposits" where "id" in (?, ?, ?) union select "id", "status" from "withdrawals" where "id" = ?',
    )
    const states = () =>
      Object.fromEntries(
        read
          .all('d-ordered', 'd-seen', 'd-fails', 'w-reviewed')
          .map(({ id, status }) => [id, status]),
      )
    await expect.poll(states, { timeout: 20_000 }).toEqual({
      'd-ordered': 'PAID',
      'd-seen': 'PAID',
      'd-fails': 'FAILED',
      'w-reviewed': 'DISBURSED',
    })
    database.close()
    const ana = await gateway.client.login('ana', 'portico-ana-1')
    const balance = await balanceOf(gateway, ana.body.value?.token)
    expect(balance).toMatchObject({ balance: '1384.50' })
    expect(gateway.readLog()).not.toContain('"level":"error"')
    await gateway.close()
  }, 30_000)

  it('demonstration accounts are closed when the gateway starts without demonstration data', async () => {
    await placeEmbedded(folder.dataFolder)
    const gateway = await startTestGateway(folder)
    const ana = await gateway.client.login('ana', 'portico-ana-1')
    expect(ana.body).toMatchObject({ success: false, code: 'LOGIN_FAILED' })
    await gateway.close()
  })
})

describe('gateway on the PostgreSQL database of 2026-11-23', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())

  it('a gateway starts on a PostgreSQL database of 2026-11-23 without losing data', async () => {
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
    const database = { url, connections: 10 }
    await keepsEverything(read, { ...folder, database })
    expect(await auditOf(await openPostgres(database))).toEqual([])
  })
})
