import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationKey, operationTable } from '../platform/gen/behaviour.ts'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { newPlayer } from './testing/testClient.ts'
import {
  createTestFolder,
  startTestGateway,
  type TestGateway,
  testPassword,
  useDatabases,
} from './testing/testGateway.ts'

let postgres: TestPostgres
let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
let member: Record<string, string>
let operator: Record<string, string>

beforeAll(async () => {
  // The database must be durable, because the test kills the server and starts it again.
  postgres = await startTestPostgres({ isDurable: true })
  useDatabases(postgres.createDatabase)
  folder = await createTestFolder()
  gateway = await startTestGateway(folder, { personas: true, rateLimits: {} })
  const { body } = await gateway.client.login('ana', 'portico-ana-1')
  member = { Authorization: `Bearer ${body.value?.token}` }
  operator = (await gateway.client.operator(testPassword)).headers
}, 120_000)
afterAll(async () => {
  await gateway.close()
  await postgres.stop()
  await folder.remove()
})

/** Calls that every page makes. The gateway caches their responses. */
const everyday = [
  '/wps/system/status',
  '/wps/system/whitelabel',
  '/wps/system/countryCodes',
  '/wps/system/setting/register',
]

const headersFor = (key: OperationKey): Record<string, string> => {
  const { caller } = operationTable[key]
  const idempotencyKey = { 'Idempotency-Key': randomUUID() }
  if (caller === 'operator') return { ...operator, ...idempotencyKey, 'If-Match': '"1"' }
  return caller === 'anyone' ? idempotencyKey : { ...member, ...idempotencyKey }
}

/** Calls the operation as a permitted caller, without valid input. */
async function answerTo(key: OperationKey) {
  const { method, path } = operationTable[key]
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const answer = await gateway.client.send(method, path.replaceAll(/\{\w+\}/g, 'x-1'), {
    headers: headersFor(key),
    ...(hasBody && { body: {} }),
  })
  return { key, answer }
}

describe('gateway without its PostgreSQL', () => {
  it('while PostgreSQL is down, the gateway serves cached responses and returns 503 for every call with a session', async () => {
    for (const path of everyday) await gateway.client.send('GET', path)
    await postgres.kill()
    for (const path of everyday) {
      const { status } = await gateway.client.send('GET', path)
      expect([path, status]).toEqual([path, 200])
    }
    // The cast is safe: the keys of `operationTable` are operation keys.
    const keys = Object.keys(operationTable) as OperationKey[]
    const answers = []
    for (const key of keys) answers.push(await answerTo(key))
    const broken = answers.filter(({ answer: { status } }) => status >= 500 && status !== 503)
    expect(broken.map(({ key, answer }) => [key, answer.status])).toEqual([])
    const away = answers.filter(({ answer: { status } }) => status === 503)
    for (const { key, answer } of away) {
      const { code, reference } = answer.body
      expect([key, code, answer.headers.get('retry-after')]).toEqual([
        key,
        'TEMPORARILY_UNAVAILABLE',
        '5',
      ])
      expect(reference).toBe(answer.headers.get('x-request-id'))
    }
    // A call with a session returns 503, not 401, so that nobody is signed out.
    const withSession = ({ key }: { key: OperationKey }) =>
      ['member', 'operator'].includes(operationTable[key].caller)
    expect(answers.filter(withSession).every(({ answer }) => answer.status === 503)).toBe(true)
  }, 60_000)

  it('while PostgreSQL is down, the gateway serves page documents and reports that it is not ready', async () => {
    for (const path of ['/', '/promotion']) {
      const response = await fetch(`${gateway.url}${path}`, { headers: { Accept: 'text/html' } })
      expect([path, response.status]).toEqual([path, 200])
    }
    const game = await fetch(`${gateway.url}/play/${'0'.repeat(48)}`)
    expect([game.status, game.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
  })

  it('once PostgreSQL is back, the gateway serves calls again and sessions are still valid', async () => {
    const key = randomUUID()
    const user = newPlayer({ username: 'otavio77' })
    const refused = await gateway.client.register(user, key)
    expect([refused.status, refused.body.code]).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
    await postgres.start()
    await expect
      .poll(async () => (await fetch(`${gateway.url}/readyz`)).status, { timeout: 20_000 })
      .toBe(200)
    const info = await gateway.client.send('GET', '/wps/member/info', { headers: member })
    expect([info.status, info.body.value?.account]).toEqual([200, 'ana'])
    const rules = await gateway.client.send('GET', '/ops/registration-rules', { headers: operator })
    expect(rules.status).toBe(200)
    // Retries the call with the same idempotency key, as the portal does.
    expect((await gateway.client.register(user, key)).body.success).toBe(true)
  }, 60_000)
})
