import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../mocks/content/games/catalogue.ts'
import { emulatorPrefixes } from '../mocks/emulatorPrefixes.ts'
import { phoneCalls } from '../mocks/social/phoneServer.ts'
import { canStart } from '../platform/domain/play/games/showGame.ts'
import { type OperationKey, operationTable } from '../platform/gen/behaviour.ts'
import { bodyLimitOf } from '../platform/server/body.ts'
import { takesBody } from '../platform/server/contractCheck.ts'
import { partOf } from '../tests/support/extent.ts'
import { spareBytes } from './http/limitedIncoming.ts'
import { type EndlessRequest, sendEndless } from './testing/sendBody.ts'
import {
  createTestFolder,
  startTestGateway,
  type TestGateway,
  testPassword,
} from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
let headersOf: Record<'visitor' | 'member' | 'operator', Record<string, string>>

beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder, { personas: true, docs: true })
  const { body } = await gateway.client.login('ana', 'portico-ana-1')
  const operator = await gateway.client.operator(testPassword)
  headersOf = {
    visitor: {},
    member: { Authorization: `Bearer ${body.value?.token}` },
    operator: operator.headers,
  }
})
afterAll(async () => {
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
  expect(gateway.readLog()).not.toContain('"level":"error"')
  await gateway.close()
  await folder.remove()
})

const writing = ['POST', 'PUT', 'PATCH', 'DELETE']
const lengths = partOf<EndlessRequest['length']>(['chunked', 'declared'], ['chunked'])

// `Object.keys` loses the type of the keys, which are exactly the operation keys.
const operations = (Object.keys(operationTable) as OperationKey[])
  .map((key) => ({ key, operation: operationTable[key] }))
  .filter(({ operation }) => writing.includes(operation.method))

const takingBody = operations.filter(({ key }) => takesBody(key))
/** The first operation with a body for each body limit, kind of body and kind of caller. */
const oneOfEachKind = [
  ...new Map(
    takingBody.toReversed().map((one) => {
      const { method, path, form, bytes, caller } = one.operation
      const limit = bodyLimitOf(method, path)
      return [`${limit} ${form} ${bytes !== undefined} ${caller}`, one]
    }),
  ).values(),
]

const filled = (template: string) => template.replaceAll(/\{[^}]+\}/g, 'x-1')

/**
 * Sends an endless body, and checks how many bytes the gateway accepts. After the body limit of the
 * path, the gateway discards a limited number of bytes and then closes the connection.
 */
async function expectLimit(request: EndlessRequest): Promise<number | undefined> {
  const { status, acceptedBytes } = await sendEndless(gateway.url, request)
  const limit = bodyLimitOf(request.method, request.path)
  // Allowance for one read from the socket and for the framing of chunks.
  const slack = 128 * 1024
  expect(limit).toBeLessThanOrEqual(5 * 1024 * 1024)
  expect(acceptedBytes).toBeLessThan(limit + Math.max(limit, spareBytes) + slack)
  return status
}

describe.each(lengths)('endless %s body', (length) => {
  it.each(operations)(
    "the gateway accepts no more of a visitor's endless body than the body limit of $key",
    async ({ operation }) => {
      const { method, path } = operation
      const status = await expectLimit({ method, path: filled(path), length })
      expect(status ?? 413).toBeLessThan(500)
    },
  )

  it.each(partOf(takingBody, oneOfEachKind))(
    'an endless body from a signed-in caller of $key returns 413',
    async ({ operation }) => {
      const { method, path, caller } = operation
      const type = operation.form ? 'x-www-form-urlencoded' : 'json'
      const [fileType = `application/${type}`] = Object.keys(operation.bytes ?? {})
      const who = headersOf[caller === 'operator' ? 'operator' : 'member']
      const headers = Object.assign({ 'Content-Type': fileType }, who)
      const status = await expectLimit({ method, path: filled(path), headers, length })
      expect(status ?? 413).toBe(413)
    },
  )

  it('the gateway accepts no more of an endless body than the limits of the routes outside the contract', async () => {
    const found = gateway.routes.flatMap(({ method, path }) => {
      const methods = method === 'ALL' ? writing : writing.filter((one) => one === method)
      return methods.map((one) => ({ method: one, path: path.replaceAll('*', 'x') }))
    })
    expect(found.length).toBeGreaterThan(emulatorPrefixes.length)
    for (const { method, path } of found) {
      const status = await expectLimit({ method, path, length })
      expect(status ?? 413).toBeLessThan(500)
    }
  })

  it('the emulators accept no more of an endless body than their body limit', async () => {
    const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)
    const body = { nodeId: slot?.nodeId, language: 'pt', backUrl: '/rng' }
    const launched = await gateway.client.send('POST', '/wps/game/startGame', {
      headers: headersOf.member,
      body,
    })
    // The cast is safe: the contract requires `launchUrl` in the response to a launch.
    const { launchUrl } = launched.body.value as unknown as { launchUrl: string }
    const paths = [`${launchUrl}/spin`, ...Object.keys(phoneCalls)]
    for (const path of paths) {
      expect((await expectLimit({ method: 'POST', path, length })) ?? 413).toBe(413)
    }
    for (const prefix of emulatorPrefixes) {
      const status = await expectLimit({ method: 'POST', path: `${prefix}a/b`, length })
      expect(status ?? 413).toBeLessThan(500)
    }
  })
})

describe('body within the limit', () => {
  it('a body within the limit is accepted with chunked transfer encoding', async () => {
    const body = JSON.stringify({ mobileNo: '11987654321', countryDialingCode: '+55' })
    const stream = new Blob([body]).stream()
    const answer = await fetch(`${gateway.url}/wps/verification/sms/register`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    } as RequestInit)
    expect(answer.status).toBe(200)
  })
})
