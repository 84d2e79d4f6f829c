import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace } from './database/testing/openPlace.ts'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { expectAllOnce, nothingDone } from './testing/expectAllOnce.ts'
import { type GatewayProcess, runGateway } from './testing/gatewayProcess.ts'
import {
  type Act,
  bet,
  cancelDeposit,
  deposit,
  enter,
  operatorPassword,
  registration,
  transfer,
} from './testing/moneyLoad.ts'
import { createTestClient, type TestAnswer } from './testing/testClient.ts'
import { createTestFolder } from './testing/testGateway.ts'

type Disk = { fill(): Promise<void> | void; makeRoom(): Promise<void> | void }
type Place = {
  environment: Record<string, string>
  place: string
  diskOf(gateway: GatewayProcess): Disk
  /** Error text of the full disk, which the gateway logs. */
  reason: string
}
type Sent = { act: Act; id: string | undefined }

/**
 * Rounds of operations before the disk is full. Each round performs one operation of each of four
 * kinds.
 */
const roundsBefore = 4
/** Read-only calls that a member's pages make. */
const reads = [
  '/wps/system/status',
  '/wps/member/info',
  '/wps/member/info/funds/consolidated',
  '/wps/deposits',
  '/wps/messages',
  '/wps/records/bets',
]

const retryLater = ({ status, body, headers }: TestAnswer) => [
  status,
  body.code,
  headers.get('retry-after'),
]

function itOutlivesAFullDisk(placeOf: () => Promise<Place>): void {
  it(`a gateway whose disk is full after ${4 * roundsBefore} writes returns 503 for writes, still serves reads, and recovers`, {
    timeout: 120_000,
  }, async () => {
    const { environment, place, diskOf, reason } = await placeOf()
    const since = Date.now()
    const gateway = runGateway({
      PORT: '0',
      PORTICO_PERSONAS: '1',
      PORTICO_OPERATOR_PASSWORD: operatorPassword,
      PORTICO_LOG: 'error',
      ...environment,
    })
    const answers: TestAnswer[] = []
    let isFull = false
    const client = createTestClient(await gateway.ready, {}, (answer) => {
      if (isFull) answers.push(answer)
    })
    const actors = await enter(client)
    const disk = diskOf(gateway)
    const sent: Sent[] = []
    const makers = [registration, () => bet(actors), () => deposit(actors), () => transfer(actors)]
    const actOnceEach = () =>
      Promise.all(
        makers.map(async (make) => {
          const entry: Sent = { act: make(), id: undefined }
          sent.push(entry)
          entry.id = await entry.act.send(client)
          if (entry.id !== undefined && entry.act.kind === 'deposit')
            await cancelDeposit(client, actors, entry.id)
        }),
      )
    for (let round = 0; round < roundsBefore; round += 1) await actOnceEach()
    expect(sent.map(({ id }) => id)).not.toContain(undefined)
    // Fills the disk while operations are running.
    await Promise.all([actOnceEach(), disk.fill()])
    isFull = true
    for (let round = 0; round < 3; round += 1) await actOnceEach()
    const failed = answers.filter(({ status }) => status !== 200)
    // In each round of the loop above, every operation has one failed call. A registration also
    // makes a call that only reads the encryption key; this call succeeds.
    expect(failed).toHaveLength(3 * makers.length)
    for (const answer of failed)
      expect(retryLater(answer)).toEqual([503, 'TEMPORARILY_UNAVAILABLE', '5'])
    for (const path of reads) {
      const { status } = await client.send('GET', path, { headers: actors.ana })
      expect([path, status]).toEqual([path, 200])
    }
    expect(gateway.stdout() + gateway.stderr()).toContain(reason)

    await disk.makeRoom()
    isFull = false
    const done = nothingDone()
    for (const { act, id } of sent) {
      const again = await act.send(client)
      expect(again).toEqual(id ?? expect.any(String))
      if (again !== undefined) done[act.kind].add(again)
      if (again !== undefined && act.kind === 'deposit') await cancelDeposit(client, actors, again)
    }
    gateway.child.kill('SIGTERM')
    expect(await gateway.exitCode).toBe(0)
    const { store, close } = await openPlace(place)
    await expectAllOnce(store, done, since)
    await close()
  })
}

const folders: Awaited<ReturnType<typeof createTestFolder>>[] = []
const folderOf = async () => {
  const folder = await createTestFolder()
  folders.push(folder)
  return { PORTICO_DATA: folder.dataFolder, PORTICO_BUILD: folder.buildFolder }
}
afterAll(async () => {
  for (const folder of folders) await folder.remove()
})

describe('full disk of the embedded database', () => {
  itOutlivesAFullDisk(async () => {
    const environment = await folderOf()
    return {
      environment,
      place: join(environment.PORTICO_DATA, 'portico.sqlite'),
      // Limits the size of the process's files to one byte, so that no write succeeds.
      diskOf: ({ child }) => {
        const limit = (size: string) =>
          execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${size}:`])
        return { fill: () => void limit('1'), makeRoom: () => void limit('unlimited') }
      },
      reason: 'disk I/O error',
    }
  })
})

describe('full disk of PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())

  itOutlivesAFullDisk(async () => {
    const place = await postgres.createDatabase()
    const run = async (sql: string) => {
      const client = new Client(place)
      await client.connect()
      await client.query(sql)
      await client.end()
    }
    const onEveryTable = (statement: string) => `
      do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' loop
          execute format('${statement}', name);
        end loop;
      end $$`
    return {
      environment: { ...(await folderOf()), DATABASE_URL: place },
      place,
      // Rejects writes with the same error as a server without disk space.
      diskOf: () => ({
        fill: () =>
          run(`
            create or replace function refuse() returns trigger language plpgsql as $$
            begin
              raise exception 'could not extend file: No space left on device'
                using errcode = 'disk_full';
            end $$;
            ${onEveryTable('create trigger full_disk before insert or update on %I for each statement execute function refuse()')}`),
        makeRoom: () => run(onEveryTable('drop trigger full_disk on %I')),
      }),
      reason: 'could not extend file',
    }
  })
})
