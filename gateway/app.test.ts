import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { createAnswerCompression } from './http/answerCompression.ts'
import { createHttpServer } from './http/httpServer.ts'
import { createLog } from './log.ts'
import { readBuild } from './static/buildFolder.ts'
import { createDocuments } from './static/documents.ts'
import { createStaticFiles, type StaticFiles } from './static/staticFiles.ts'
import { writeBuild } from './testing/buildFixture.ts'
import { rawRequest } from './testing/rawRequest.ts'

let folder = ''
let staticFiles: StaticFiles
let origin = ''
let ready = true
let logged = ''
const log = createLog('debug', (lines) => {
  logged += lines
})
let stop = async () => {}

const { respond, toCaller } = createAnswerCompression()

/** Stands in for the contract's calls: says what it was given, or fails when told to. */
const server = async (request: Request, { ip }: { ip: string }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/wps/fails') throw new Error('secret detail')
  if (pathname === '/wps/echo') return Response.json({ ip, method: request.method })
  if (pathname !== '/wps/rules') return undefined
  const headers = { 'Content-Type': 'application/json', ETag: '"1"' }
  return respond(JSON.stringify({ rules: 'x'.repeat(2000) }), { status: 200, headers })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-app-'))
  await writeBuild(folder)
  const build = await readBuild(folder)
  staticFiles = await createStaticFiles(build.files)
  const app = createApp({
    server,
    toCaller,
    staticFiles,
    documents: createDocuments(build),
    isReady: async () => ready,
    report: ({ error }) => log.error('failed', { message: String(error) }),
  })
  const http = createHttpServer({ app, log, trustedProxies: 1 })
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  stop = () => http.close(1000)
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  ready = true
  log.flush()
  logged = ''
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(origin, path, { method, headers })
const nonceOf = (policy = '') => /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1]

describe('a page', () => {
  it('comes in the language of the cookie, in Portuguese without one', async () => {
    expect((await get('/')).body.toString()).toContain('<title>Início</title>')
    const english = await get('/', { cookie: 'theme=dark; lang=en' })
    expect(english.body.toString()).toContain('<title>Home</title>')
    const unknown = await get('/', { cookie: 'lang=xx' })
    expect(unknown.body.toString()).toContain('<title>Início</title>')
  })

  it.each(['/promotion', '/PROMOTION', '/promotion/', '/promotion?utm_source=x'])(
    'has its own HTML at %s',
    async (path) => {
      expect((await get(path)).body.toString()).toContain('<title>Promoções</title>')
    },
  )

  it('is the one for all others at a path that has none, with the status of that', async () => {
    const answer = await get('/member/withdraw')
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body.toString()).toContain('<title>Nada aqui</title>')
  })

  it('carries a nonce that its policy names and that no other answer has', async () => {
    const [one, other] = await Promise.all([get('/'), get('/')])
    const nonce = nonceOf(one.headers['content-security-policy'])
    expect(nonce).toBeDefined()
    expect(one.body.toString()).toContain(`<script nonce="${nonce}">`)
    expect(one.body.toString()).toContain(`<style nonce="${nonce}">`)
    expect(one.body.toString()).not.toContain('__CSP_NONCE__')
    expect(nonceOf(other.headers['content-security-policy'])).not.toBe(nonce)
  })

  it('allows the styles written in its HTML by their hashes, and no others', async () => {
    const policy = (await get('/')).headers['content-security-policy']
    const hash = createHash('sha256').update('--columns:3;background:url("a")').digest('base64')
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hash}';`)
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('is asked for anew each time and never answered 304, since its nonce is new', async () => {
    const { headers } = await get('/', { 'if-none-match': '*' })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.etag).toBeUndefined()
  })

  it('is compressed for whoever takes that', async () => {
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toContain('<title>Início</title>')
    expect(zipped.headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it('has no body for HEAD, but the same headers', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
    expect(body).toHaveLength(0)
  })

  it('of its own entry is found by its file', async () => {
    const answer = await get('/operator.html')
    expect(answer.body.toString()).toContain('<title>Operator</title>')
    expect(nonceOf(answer.headers['content-security-policy'])).toBeDefined()
  })

  it('takes no other method', async () => {
    const { status, headers } = await rawRequest(origin, '/', { method: 'POST', body: 'x' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a file of the build', () => {
  it('is kept for ever when its name carries its hash', async () => {
    const { status, headers } = await get('/assets/main-abc123.js')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('is sent compressed once, and says under what name to keep it', async () => {
    const plain = await get('/assets/main-abc123.js')
    const small = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.body.length).toBeLessThan(plain.body.length / 2)
    expect(brotliDecompressSync(small.body)).toEqual(plain.body)
    expect(small.headers.etag).not.toBe(plain.headers.etag)
    await staticFiles.improve()
    const smallest = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(smallest.body.length).toBeLessThan(small.body.length)
    expect(brotliDecompressSync(smallest.body)).toEqual(plain.body)
  })

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/favicon.svg')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/favicon.svg', { 'if-none-match': `"other", W/${headers.etag}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each(['/assets/main-old.js', '/assets/', '/logo.png', '/robots.txt', '/assets/x'])(
    'that is not there is a real 404: %s',
    async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it.each(['/prerendered.json', '/.vite/manifest.json', '/assets/main-abc123.js.map', '/.env'])(
    'that is not meant for browsers is not there: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00',
    '/assets/..\\..\\package.json',
    '//etc/passwd',
    '/etc/passwd',
  ])('cannot be anything else on the disk: %s', async (path) => {
    const { body } = await get(path)
    expect(body.toString()).not.toContain('devDependencies')
    expect(body.toString()).not.toContain('root:')
  })
})

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
    const { status, body } = await rawRequest(origin, '/wps/echo', {
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
    expect(logged).toContain('secret detail')
  })
})

describe('every answer', () => {
  it.each(['/', '/favicon.svg', '/wps/echo', '/wps/none', '/healthz', '/assets/none.js'])(
    'is guarded by headers: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';.*frame-ancestors 'none'/,
        ),
        'x-request-id': expect.stringMatching(/^r-[0-9a-f]{10}-[0-9a-z]+$/),
      })
    },
  )

  it('promises TLS only to a caller that came by it', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const secure = await get('/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('to a request that cannot be read is 400', async () => {
    const { status } = await get('/', { host: 'bad host' })
    expect(status).toBe(400)
  })
})

describe('the health of the gateway', () => {
  it('is told to whoever watches it', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    ready = false
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
    const line = await vi.waitUntil(() => {
      log.flush()
      return logged.split('\n').find((text) => text.includes(headers['x-request-id'] ?? '?'))
    })
    expect(JSON.parse(line)).toEqual({
      time: expect.any(String),
      level: 'info',
      event: 'request',
      requestId: headers['x-request-id'],
      method: 'GET',
      path: '/wps/echo',
      status: 200,
      ms: expect.any(Number),
      network: '203.0.113.0/24',
    })
    expect(logged).not.toContain('sesame')
    expect(logged).not.toContain('203.0.113.9')
  })
})
