import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DomainEvent, StoreSignal } from '../../../platform/domain/base/storage/events.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { openPostgres } from './openPostgres.ts'

let postgres: TestPostgres
let url = ''
beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.createDatabase()
}, 60_000)
afterAll(() => postgres.stop())

type Side = Awaited<ReturnType<typeof openPostgres>> & { signals: StoreSignal[]; states: string[] }
let one: Side
let other: Side

async function open(): Promise<Side> {
  const states: string[] = []
  const opened = await openPostgres({ url, connections: 2 }, (state) => states.push(state))
  const heard: StoreSignal[] = []
  opened.store.listen((what) => heard.push(what))
  return { ...opened, signals: heard, states }
}
beforeEach(async () => {
  one = await open()
  other = await open()
})
afterEach(async () => {
  await one.close()
  await other.close()
})

const event = (version: number): DomainEvent => ({ type: 'registrationRulesChanged', version })
const toSignal = (version: number): StoreSignal => ({ kind: 'event', event: event(version) })
const announce = ({ store }: Side, ...versions: number[]) =>
  store.transaction(async (_, tell) => {
    for (const version of versions) tell(event(version))
  })
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 })

/** Runs a SQL statement on a connection of its own. */
async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('events between processes', () => {
  it('every process that shares a PostgreSQL database receives each event once and in the same order', async () => {
    await announce(one, 1, 2)
    await announce(other, 3)
    await announce(one, 4)
    const all = [1, 2, 3, 4].map(toSignal)
    await eventually(() => expect(one.signals).toEqual(all))
    await eventually(() => expect(other.signals).toEqual(all))
  })

  it('a PostgreSQL notification that cannot be parsed is delivered as a signal that events may be missing', async () => {
    await run(`notify portico, 'nonsense'`)
    await run(`notify portico, '{"event":{}}'`)
    await eventually(() => expect(one.signals).toEqual([{ kind: 'gap' }, { kind: 'gap' }]))
  })
})

describe('lost event connection', () => {
  it('a process that lost its event connection reconnects, and receives a signal that events may be missing and every later event', async () => {
    await run(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portico'`)
    await eventually(() => expect(one.signals).toEqual([{ kind: 'gap' }]))
    await eventually(() => expect(other.signals).toEqual([{ kind: 'gap' }]))
    expect(one.states).toEqual(['lost', 'back'])
    await announce(one, 1)
    await eventually(() => expect(other.signals).toEqual([{ kind: 'gap' }, toSignal(1)]))
  })

  it('closing the store succeeds while PostgreSQL is down', async () => {
    await postgres.kill()
    await eventually(() => expect(one.states).toEqual(['lost']))
    await one.close()
    await expect(one.store.wallets.count()).rejects.toThrow('closed')
    await postgres.start()
    await eventually(() => expect(other.signals).toEqual([{ kind: 'gap' }]))
  })
})
