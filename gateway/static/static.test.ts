import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demonstration } from '../../mocks/demonstration.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { nonceOf, startTestApp } from '../testing/testApp.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({
    pages: demonstration.createPages(() => {
      throw new Error('Pictures are drawn without a world')
    }),
  })
})
afterAll(() => app.stop())

const get: typeof app.get = (...request) => app.get(...request)

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

  it('is asked for again each time and never answered 304, since its nonce is new', async () => {
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

  it.each(['/', '/promotion', '/nowhere', '/operator.html'])(
    'is shown within no other page: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  it('of the preview is shown within our own pages only, and may call nobody', async () => {
    const { headers } = await get('/operator-preview.html')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    const policy = headers['content-security-policy']
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("connect-src 'none'; form-action 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    const portal = (await get('/')).headers['content-security-policy']
    const consoles = (await get('/operator.html')).headers['content-security-policy']
    expect([policy, portal, consoles].map((each) => each?.includes("frame-src 'self'"))).toEqual([
      false,
      true,
      true,
    ])
    expect(portal).toContain("frame-src 'self' https://play.example;")
    expect(consoles).not.toContain('play.example')
  })

  it('takes no other method', async () => {
    const { status, headers } = await rawRequest(app.origin, '/', { method: 'POST', body: 'x' })
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
    await app.staticFiles.improve()
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

describe('a picture of a game', () => {
  it('is drawn, may be kept for ever, and may do nothing', async () => {
    const { status, headers, body } = await get('/art/games/100001.svg?v=1')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body.toString()).toMatch(/^<svg /)
  })

  it('is not there for a game that is not', async () => {
    for (const path of ['/art/games/7.svg', '/art/games/100001.png', '/art/']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})
