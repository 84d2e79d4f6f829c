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

describe('contract calls', () => {
  it("a call that the contract does not define returns 404 in the contract's JSON envelope", async () => {
    const { status, headers, body } = await get('/wps/no/such/call')
    expect(status).toBe(404)
    expect(JSON.parse(body.toString())).toEqual({
      success: false,
      code: 'NOT_FOUND',
      reference: headers['x-request-id'],
    })
  })

  it.each(['/wps', '/lgw/x', '/lotto/x', '/ops/x'])(
    'a request to a path with an API prefix returns JSON and never a page: %s',
    async (path) => {
      expect((await get(path)).headers['content-type']).toBe('application/json')
    },
  )

  it('a state-changing call from another site is rejected before it runs', async () => {
    const { status, body } = await rawRequest(app.origin, '/wps/echo', {
      method: 'PUT',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(status).toBe(403)
    expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'CSRF_TOKEN_WRONG' })
  })

  it('a call gets the client IP address that the trusted proxy appended to X-Forwarded-For', async () => {
    const { body } = await get('/wps/echo', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })
    expect(JSON.parse(body.toString())).toEqual({ ip: '203.0.113.9', method: 'GET' })
  })

  it('a large public response is compressed, and a response to a signed-in caller is not', async () => {
    const plain = await get('/wps/rules')
    const small = await get('/wps/rules', { 'accept-encoding': 'br' })
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', etag: '"1"' })
    expect(brotliDecompressSync(small.body)).toEqual(plain.body)
    const own = await get('/wps/rules', { 'accept-encoding': 'br', authorization: 'Bearer x' })
    expect(own.headers['content-encoding']).toBeUndefined()
  })

  it('a failed call returns only an error reference, and the log contains the cause with the same reference', async () => {
    const { status, headers, body } = await get('/wps/fails')
    expect(status).toBe(500)
    expect(body.toString()).not.toContain('secret detail')
    expect(JSON.parse(body.toString())).toMatchObject({ reference: headers['x-request-id'] })
    expect(app.readLog()).toContain('secret detail')
  })
})

describe('change-password URL', () => {
  it.each(['GET', 'HEAD'])(
    'the well-known change-password URL redirects to the dialog: %s',
    async (method) => {
      const { status, headers } = await get('/.well-known/change-password', {}, method)
      expect([status, headers.location]).toEqual([302, changePasswordAddress])
    },
  )

  it('an unknown well-known URL returns 404, so that password managers trust the redirect', async () => {
    const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await get(path)).status).toBe(404)
  })
})

describe('security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['a HEAD request for a page', '/', 200, 'HEAD'],
    ['a call', '/wps/echo', 200],
    ['a failed call', '/wps/fails', 500],
    ['an unknown call', '/wps/none', 404],
    ['the health endpoint', '/healthz', 200],
    ['a missing file', '/assets/none.js', 404],
    ['a DELETE request for a page', '/', 405, 'DELETE'],
  ])(
    'every response except that of a file has the security headers: %s',
    async (_, path, expected, method = 'GET') => {
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
    },
  )

  it('a picture has a content security policy and no headers of pages', async () => {
    const { headers } = await get('/art/none.svg?v=1')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
    expect((await get('/wps/none?a=b.svg')).headers).toHaveProperty('permissions-policy')
  })

  it('the permissions policy allows the camera on pages but not in responses to calls', async () => {
    const policyOf = async (path: string) => (await get(path)).headers['permissions-policy']
    expect(await policyOf('/')).toMatch(/^camera=\(self\), microphone=\(\)/)
    expect(await policyOf('/wps/echo')).toMatch(/^camera=\(\), /)
  })

  it('the HSTS header is sent only to a client that connected over TLS', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const secure = await get('/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('a malformed request returns 400 with a content security policy', async () => {
    const { status, headers } = await get('/wps/echo', { host: 'bad host' })
    expect(status).toBe(400)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('health endpoints', () => {
  it('/readyz returns 503 while the gateway is not ready, and /healthz still returns 200', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    app.health.isReady = false
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
  })
})

describe('request log', () => {
  it("a log line of a request contains no token, no cookie and only the network of the client's IP address", async () => {
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
