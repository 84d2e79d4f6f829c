import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections } from '../platform/domain/base/collections/collections.ts'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { dataFiles, openData } from './store/dataFolder.ts'
import { openStore } from './store/openStore.ts'
import { runGateway } from './testing/gatewayProcess.ts'
import { newPlayer } from './testing/testClient.ts'
import { createTestFolder, startTestGateway } from './testing/testGateway.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
}, 60_000)
afterAll(() => postgres.stop())

let folder: Awaited<ReturnType<typeof createTestFolder>>
let url = ''
beforeEach(async () => {
  folder = await createTestFolder()
  url = await postgres.createDatabase()
})
afterEach(() => folder.remove())

const shared = () => ({ ...folder, database: { url, connections: 3 } })

async function copy(...flags: string[]) {
  const environment = { PORTICO_DATA: folder.dataFolder, DATABASE_URL: url }
  const command = runGateway(environment, ['copy-to-postgres', ...flags])
  const code = await command.exitCode
  return { code, stdout: command.stdout(), stderr: command.stderr() }
}

/** Creates a player, a session and the first registration rules in the embedded database. */
async function fillEmbedded(username: string): Promise<void> {
  const gateway = await startTestGateway(folder)
  expect((await gateway.client.register(newPlayer({ username }))).body.success).toBe(true)
  await gateway.close()
}

async function everything(place: Parameters<typeof openStore>[0]) {
  const { store, close } = await openStore(place)
  // `Object.keys` loses the type of the keys, which are exactly the names of the collections.
  const names = Object.keys(collections) as (keyof typeof collections)[]
  const rows = await Promise.all(names.map(async (name) => [name, await store[name].find()]))
  await close()
  return Object.fromEntries(rows)
}

async function query(statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const timeout = 60_000

describe('copy of the embedded database to PostgreSQL', { timeout }, () => {
  it('the copy in PostgreSQL has the same rows as the embedded database, and its players can log in', async () => {
    await fillEmbedded('copied99')
    const file = dataFiles(folder.dataFolder).databaseFile
    const before = await readFile(file)
    const { code, stdout, stderr } = await copy()
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('the same on both sides:')
    expect(stdout).toMatch(/members +1 \([0-9a-f]{12}\)\n/)
    expect(await everything(shared())).toEqual(await everything({ ...folder, database: undefined }))
    expect(await readFile(file)).toEqual(before)
    const gateway = await startTestGateway(shared())
    expect((await gateway.client.login('copied99', 'Gavea2026')).body.success).toBe(true)
    await gateway.close()
  })

  it('copying to a PostgreSQL database that already contains data requires --force', async () => {
    await fillEmbedded('copied99')
    const other = await startTestGateway(shared())
    await other.client.register(newPlayer({ username: 'there99' }))
    await other.close()
    const refused = await copy()
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(
      'is in use (members: 1, versions of the rules: 1). Add --force',
    )
    const store = await openStore(shared())
    expect((await store.store.members.find()).map(({ username }) => username)).toEqual(['there99'])
    await store.close()
    expect((await copy('--force')).code).toBe(0)
    const after = await openStore(shared())
    expect((await after.store.members.find()).map(({ username }) => username)).toEqual(['copied99'])
    await after.close()
  })

  it('copying fails while a gateway runs on the embedded database', async () => {
    const gateway = await startTestGateway(folder)
    const refused = await copy()
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('Another gateway is running on')
    await gateway.close()
  })

  it('copying fails without an embedded database or without DATABASE_URL', async () => {
    const nothing = await copy()
    expect(nothing.code).toBe(1)
    expect(nothing.stderr).toContain('There is no database')
    await (await openData(dataFiles(folder.dataFolder))).close()
    const nowhere = runGateway({ PORTICO_DATA: folder.dataFolder }, ['copy-to-postgres'])
    expect(await nowhere.exitCode).toBe(2)
    expect(nowhere.stderr()).toBe('DATABASE_URL must name the PostgreSQL to copy to.\n')
  })
})

describe('unusable PostgreSQL', { timeout }, () => {
  const startOn = async (databaseUrl: string) => {
    const gateway = runGateway({
      PORT: '0',
      PORTICO_DATA: folder.dataFolder,
      PORTICO_BUILD: folder.buildFolder,
      DATABASE_URL: databaseUrl,
    })
    const code = await gateway.exitCode
    expect(gateway.stderr()).not.toContain('    at ')
    expect(gateway.stderr()).not.toContain('hidden')
    return { code, told: gateway.stderr() }
  }

  it('a gateway exits with advice when PostgreSQL is unreachable', async () => {
    const { code, told } = await startOn('postgres://portico:hidden@127.0.0.1:9/portico')
    expect(code).toBe(1)
    expect(told).toContain(
      'The database postgres://127.0.0.1:9/portico (DATABASE_URL) cannot be used',
    )
    expect(told).toContain('Check that PostgreSQL is running there')
  })

  it('a gateway exits with advice when the PostgreSQL database does not exist', async () => {
    const { code, told } = await startOn(url.replace(/\/test\d+/, '/nowhere'))
    expect(code).toBe(1)
    expect(told).toContain('database "nowhere" does not exist')
    expect(told).toContain('createdb NAME')
  })

  it('a gateway exits with advice when the user or the password of PostgreSQL is wrong', async () => {
    const settings = join(new URL(url).searchParams.get('host') ?? '', 'data', 'pg_hba.conf')
    const rules = await readFile(settings, 'utf8')
    await writeFile(settings, `local all locked scram-sha-256\n${rules}`)
    await query("create role locked login password 'right'")
    await query('select pg_reload_conf()')
    const wrong = url.replace('portico@', 'locked:hidden@')
    await expect
      .poll(async () => (await startOn(wrong)).told, { timeout: 30_000 })
      .toContain('password authentication failed for user "locked"')
    const { code, told } = await startOn(wrong)
    expect(code).toBe(1)
    expect(told).toContain('Check the user and the password in DATABASE_URL.')
  })

  it('a gateway exits with a message when a newer version of Portico migrated the PostgreSQL database', async () => {
    const { close } = await openStore(shared())
    await close()
    await query(`insert into kysely_migration values ('9999-future', now()::text)`)
    const { code, told } = await startOn(url)
    expect(code).toBe(1)
    expect(told).toContain('made by a newer version of Portico')
  })
})
