import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changePasswordAddress } from '../src/lib/changePasswordAddress.ts'
import { rawRequest } from './testing/rawRequest.ts'
import { startTestApp } from './testing/testApp.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const get: typeof app.get = (...request) => app.get(...request)

describe('a call', () => {
  it('that the contract does not know is 404 in the envelope', async () => {
    const { status, headers, body } = await get('/wps/no/such/call')
    expect(status).toBe(404)
    expect(JSON.parse(body.toString())).toEqual({
      success: false,
      code: 'NOT_FOUND',
      reference: headers['x-request-id'],
    })
  })

  it.each(['/wps', '/lgw/x', '/lotto/x', '/ops/x'])(
    'is never answered with a page: %s',
    async (path) => {
      expect((await get(path)).headers['content-type']).toBe('application/json')
    },
  )

  it('that changes something is refused to another site, without running', async () => {
    const { status, body } = await rawRequest(app.origin, '/wps/echo', {
      method: 'PUT',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(status).toBe(403)
    expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'CSRF_TOKEN_WRONG' })
  })

  it('gets the address that the trusted proxy saw', async () => {
    const { body } = await get('/wps/echo', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })
    expect(JSON.parse(body.toString())).toEqual({ ip: '203.0.113.9', method: 'GET' })
  })

  it('is compressed when its answer is large and the same for everybody', async () => {
    const plain = await get('/wps/rules')
    const small = await get('/wps/rules', { 'accept-encoding': 'br' })
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', etag: '"1"' })
    expect(brotliDecompressSync(small.body)).toEqual(plain.body)
    const own = await get('/wps/rules', { 'accept-encoding': 'br', authorization: 'Bearer x' })
    expect(own.headers['content-encoding']).toBeUndefined()
  })

  it('that fails says nothing but a reference, which the log has', async () => {
    const { status, headers, body } = await get('/wps/fails')
    expect(status).toBe(500)
    expect(body.toString()).not.toContain('secret detail')
    expect(JSON.parse(body.toString())).toMatchObject({ reference: headers['x-request-id'] })
    expect(app.readLog()).toContain('secret detail')
  })
})

describe('the address for a change of password that password managers know', () => {
  it.each(['GET', 'HEAD'])('leads to the change: %s', async (method) => {
    const { status, headers } = await get('/.well-known/change-password', {}, method)
    expect([status, headers.location]).toEqual([302, changePasswordAddress])
  })

  it('other well-known addresses are not found, so that the answer can be believed', async () => {
    const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await get(path)).status).toBe(404)
  })
})

describe('every answer but a file of the build', () => {
  it.each([
    ['a page', '/', 200],
    ['a page’s head', '/', 200, 'HEAD'],
    ['a call', '/wps/echo', 200],
    ['a call that fails', '/wps/fails', 500],
    ['a call that does not exist', '/wps/none', 404],
    ['the health', '/healthz', 200],
    ['a file that is missing', '/assets/none.js', 404],
    ['a method that no page has', '/', 405, 'DELETE'],
  ])('is guarded by headers: %s', async (_, path, expected, method = 'GET') => {
    const { status, headers } = await get(path, {}, method)
    expect(status).toBe(expected)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=()'),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.*frame-ancestors 'none'/,
      ),
      'x-request-id': expect.stringMatching(/^r-[0-9a-f]{10}-[0-9a-z]+$/),
    })
  })

  it('lets pages of ours see through a camera, and nothing else', async () => {
    const policyOf = async (path: string) => (await get(path)).headers['permissions-policy']
    expect(await policyOf('/')).toMatch(/^camera=\(self\), microphone=\(\)/)
    expect(await policyOf('/wps/echo')).toMatch(/^camera=\(\), /)
  })

  it('promises TLS only to a caller that came by it', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const secure = await get('/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('to a request that cannot be read is 400, and guarded too', async () => {
    const { status, headers } = await get('/wps/echo', { host: 'bad host' })
    expect(status).toBe(400)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('the health of the gateway', () => {
  it('is told to whoever watches it', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    app.health.isReady = false
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
  })
})

describe('the log of requests', () => {
  it('has what finds a problem, and nothing that names a person or opens a door', async () => {
    const { headers } = await get('/wps/echo?token=sesame', {
      authorization: 'Bearer sesame',
      cookie: '__Host-operator=sesame',
      'x-forwarded-for': '203.0.113.9',
    })
    const id = headers['x-request-id'] ?? ''
    const line = await vi.waitUntil(() =>
      app
        .readLog()
        .split('\n')
        .find((text) => text.includes(id)),
    )
    expect(JSON.parse(line)).toEqual({
      time: expect.any(String),
      level: 'info',
      event: 'request',
      requestId: id,
      method: 'GET',
      path: '/wps/…',
      status: 200,
      ms: expect.any(Number),
      network: '203.0.113.0/24',
    })
    expect(app.readLog()).not.toContain('sesame')
    expect(app.readLog()).not.toContain('203.0.113.9')
  })
})
