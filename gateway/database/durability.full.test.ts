import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { openPlace } from './testing/openPlace.ts'
import { checkPostgresIndexes } from './testing/postgresIntegrity.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres.ts'

/** Number of times that all writers are killed. `npm run bench durability` sets a larger number. */
const rounds = Number(process.env.PORTICO_KILLS ?? 3)
const writers = 4
const pairs = fileURLToPath(new URL('./testing/acknowledgingWriter.ts', import.meta.url))
const withdrawals = fileURLToPath(new URL('./testing/withdrawingWriter.ts', import.meta.url))

/**
 * Runs a program that writes rows and prints the id of each acknowledged write. Kills it when it
 * has printed `count` ids, during a later write.
 * @returns all acknowledged ids.
 */
async function writeUntilKilled(
  program: string,
  place: string,
  name: string,
  count: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [program, place, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const acknowledged: string[] = []
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === count) child.kill('SIGKILL')
  }
  await ended
  expect(complaint).toBe('')
  return acknowledged
}

/** Ids of all wallets and sessions, and the counter, read through a newly opened store. */
async function readPairs(place: string) {
  const { store, close } = await openPlace(place)
  const wallets = (await store.wallets.find()).map(({ id }) => id)
  const sessions = (await store.sessions.find()).map(({ id }) => id)
  const counted = (await store.settings.get('pairs'))?.value
  await close()
  return { wallets, sessions, counted }
}

async function expectNothingLost(place: string, acknowledgedIds: readonly string[]): Promise<void> {
  const { wallets, sessions, counted } = await readPairs(place)
  expect(new Set(acknowledgedIds).difference(new Set(wallets))).toEqual(new Set())
  expect(sessions).toEqual(wallets)
  expect(counted).toBe(wallets.length)
}

/**
 * Checks that all acknowledged withdrawals exist, and that the ledger contains only complete
 * movements.
 */
async function expectWholeWithdrawals(place: string, acknowledgedIds: readonly string[]) {
  const { store, close } = await openPlace(place)
  const rows = await store.withdrawals.find()
  const ids = new Set(rows.map(({ id }) => id))
  expect(new Set(acknowledgedIds).difference(ids)).toEqual(new Set())
  const entries = await store.ledgerEntries.find({ where: { kind: 'WITHDRAWAL' } })
  expect(entries.length).toBe(2 * rows.length)
  expect(new Set(entries.map(({ reference }) => reference))).toEqual(ids)
  expect(await auditLedger(store)).toEqual([])
  await close()
}

function itKeepsWithdrawalsWhole(place: () => Promise<string>): void {
  it(`gateways killed ${rounds} times during withdrawals lose no acknowledged withdrawal and leave no partial movement`, {
    timeout: 60_000 * rounds,
  }, async () => {
    const here = await place()
    const { close } = await openPlace(here)
    await close()
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const written = await Promise.all(
        [1, 2].map((writer) =>
          writeUntilKilled(
            withdrawals,
            here,
            `m-${round}-${writer}`,
            1 + ((3 * round + writer) % 5),
          ),
        ),
      )
      acknowledged.push(...written.flat())
      await expectWholeWithdrawals(here, acknowledged)
    }
  })
}

function itSurvivesKills(place: () => string, checkIndexes: () => Promise<void>): void {
  it(`${writers} processes killed ${rounds} times lose no acknowledged write and leave no partial write`, {
    timeout: 60_000 * rounds,
  }, async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      // The number of writes differs before each kill, so that the kills interrupt different
      // statements.
      const written = await Promise.all(
        Array.from({ length: writers }, (_, writer) =>
          writeUntilKilled(
            pairs,
            place(),
            `${round}-${writer}`,
            1 + ((3 * round + 2 * writer) % 7),
          ),
        ),
      )
      acknowledged.push(...written.flat())
      await expectNothingLost(place(), acknowledged)
      await checkIndexes()
    }
  })
}

describe('durability of the embedded database', () => {
  let folder = { path: '', remove: async () => {} }
  beforeAll(async () => {
    folder = await createTemporaryFolder()
  })
  afterAll(() => folder.remove())
  const file = () => join(folder.path, 'portico.sqlite')

  itSurvivesKills(file, async () => {
    const database = new DatabaseSync(file(), { readOnly: true })
    const result = database.prepare('pragma integrity_check').get()
    database.close()
    expect(result?.integrity_check).toBe('ok')
  })
  itKeepsWithdrawalsWhole(async () => join(folder.path, 'withdrawals.sqlite'))
})

describe('durability of PostgreSQL', () => {
  let postgres: TestPostgres
  let url = ''
  beforeAll(async () => {
    postgres = await startTestPostgres({ isDurable: true })
    url = await postgres.createDatabase()
  }, 60_000)
  afterAll(() => postgres.stop())

  const checkIndexes = async () => expect(await checkPostgresIndexes(url)).toBeGreaterThan(20)
  itSurvivesKills(() => url, checkIndexes)
  itKeepsWithdrawalsWhole(() => postgres.createDatabase())

  it('after each of 3 kills of the PostgreSQL server, all acknowledged writes exist and the gateway reconnects', {
    timeout: 300_000,
  }, async () => {
    const { store, close } = await openPlace(await postgres.createDatabase())
    const acknowledged: string[] = []
    /** Writes rows until a write fails because the server was killed. */
    const write = async (name: string, hasWritten: () => void) => {
      for (let index = 0; ; index += 1) {
        const id = `${name}-${index}`
        await store.transaction(async ({ wallets, sessions }) => {
          await wallets.insert({ id, currency: 'BRL', balance: index, updatedAt: 0 })
          await sessions.insert({ id, memberId: '', createdAt: 0, expiresAt: 0 })
        })
        acknowledged.push(id)
        if (index === 5) hasWritten()
      }
    }
    for (const round of [1, 2, 3]) {
      const begun = Promise.withResolvers<void>()
      const writing = [1, 2].map((writer) => write(`${round}-${writer}`, begun.resolve))
      const ends = Promise.allSettled(writing)
      await begun.promise
      await postgres.kill()
      expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      await postgres.start()
      const wallets = (await store.wallets.find()).map(({ id }) => id)
      expect(new Set(acknowledged).difference(new Set(wallets))).toEqual(new Set())
      expect((await store.sessions.find()).map(({ id }) => id)).toEqual(wallets)
    }
    await close()
  })
})
