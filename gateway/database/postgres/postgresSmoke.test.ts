import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { collections } from '../../../platform/domain/base/collections/collections.ts'
import type { StoreSignal } from '../../../platform/domain/base/storage/events.ts'
import { auditLedger } from '../../../platform/domain/money/ledger/auditLedger.ts'
import { post, toMovement } from '../../../platform/domain/money/ledger/post.ts'
import { readPostgresSchema, schemaOf } from '../../migrations/testing/readSchema.ts'
import { columnTypes } from '../testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { openPostgres } from './openPostgres.ts'

let postgres: TestPostgres
let url = ''
let gateways: Awaited<ReturnType<typeof openPostgres>>[] = []
beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.createDatabase()
  const open = () => openPostgres({ url, connections: 4 })
  // Opens two gateways at once on an empty database. One of them runs the migrations.
  gateways = await Promise.all([open(), open()])
}, 60_000)
afterAll(async () => {
  for (const { close } of gateways) await close()
  await postgres.stop()
})

it('the PostgreSQL migrations create the tables, columns and indexes that the collections define, with text in byte order', async () => {
  const text = 'text C'
  expect(await readPostgresSchema(url)).toEqual(
    schemaOf(collections, { ...columnTypes, text, json: text }),
  )
})

it('parallel deposits through two gateways on one PostgreSQL database leave balances equal to the sums of the ledger', async () => {
  const sources = {
    now: () => Date.UTC(2026, 10, 21, 12),
    randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  }
  const from = { kind: 'house', name: 'deposits' } as const
  const to = { kind: 'main', memberId: 'm-1' } as const
  await Promise.all(
    gateways.flatMap(({ store }, gateway) =>
      Array.from({ length: 10 }, (_, index) =>
        store.transaction((tables, announce) => {
          const reference = `d-${gateway}-${index}`
          const movement = toMovement('DEPOSIT', reference, { from, to, amount: 100 })
          return post(sources, tables, announce, movement)
        }),
      ),
    ),
  )
  for (const { store } of gateways) {
    expect((await store.wallets.get('m-1'))?.balance).toBe(2000)
    expect(await auditLedger(store)).toEqual([])
  }
})

it('an event that one gateway announces reaches another gateway on the same PostgreSQL database', async () => {
  const [one, other] = gateways
  const heard: StoreSignal[] = []
  other?.store.listen((signal) => heard.push(signal))
  const event = { type: 'registrationRulesChanged', version: 2 } as const
  await one?.store.transaction(async (_, announce) => announce(event))
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'event', event }]), { timeout: 20_000 })
})
