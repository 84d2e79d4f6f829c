import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../platform/domain/money/ledger/auditLedger.ts'
import { usualLimits } from './database/postgres/postgresPool.ts'
import { startFreezableProxy } from './database/testing/freezableProxy.ts'
import { openPlace } from './database/testing/openPlace.ts'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { createTestFolder, startTestGateway } from './testing/testGateway.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
}, 60_000)
afterAll(() => postgres.stop())

it('a gateway returns 503 in time while its PostgreSQL connections are silent, and recovers afterwards', async () => {
  const url = await postgres.createDatabase()
  const proxy = await startFreezableProxy(url)
  const folder = await createTestFolder()
  const database = { url: proxy.url, connections: 10 }
  const gateway = await startTestGateway({ ...folder, database }, { personas: true })
  const { client } = gateway
  const { body } = await client.login('ana', 'portico-ana-1')
  const ana = { Authorization: `Bearer ${body.value?.token}` }
  const keyed = { ...ana, 'Idempotency-Key': randomUUID() }
  const pix = { method: 'PIX', amount: '50.00' }
  const deposit = () => client.send('POST', '/wps/deposits', { headers: keyed, body: pix })
  const info = () => client.send('GET', '/wps/member/info', { headers: ana })
  expect((await info()).status).toBe(200)

  proxy.freeze()
  const begun = performance.now()
  // Makes more calls than there are connections, so that some calls wait for a connection.
  const reads = Array.from({ length: 15 }, info)
  const answers = await Promise.all([deposit(), ...reads])
  const seconds = (performance.now() - begun) / 1000
  for (const { status, body: refused, headers } of answers)
    expect([status, refused.code, headers.get('retry-after')]).toEqual([
      503,
      'TEMPORARILY_UNAVAILABLE',
      '5',
    ])
  expect(seconds).toBeLessThan((usualLimits.answer + usualLimits.connect) / 1000)
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)

  proxy.thaw()
  expect((await info()).status).toBe(200)
  const made = await deposit()
  expect(made.status).toBe(200)
  // The same idempotency key returns the same deposit.
  expect((await deposit()).body.value).toEqual(made.body.value)
  await gateway.close()
  const { store, close } = await openPlace(url)
  expect(await store.deposits.count({ memberId: 'm-ana', status: 'PENDING' })).toBe(1)
  expect(await auditLedger(store)).toEqual([])
  await close()
  await proxy.close()
  await folder.remove()
}, 60_000)
