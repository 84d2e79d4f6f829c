import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demonstration } from '../../mocks/demonstration.ts'
import { startTestApp } from '../testing/testApp.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({
    pages: demonstration.createPages(() => {
      throw new Error('Pictures are drawn without a platform')
    }),
  })
})
afterAll(() => app.stop())

const get: typeof app.get = (...request) => app.get(...request)

describe('build files', () => {
  it('a build file whose name contains its hash is cached as immutable', async () => {
    const { status, headers } = await get('/assets/main-abc123.js')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('a build file is compressed, has an ETag per encoding and is recompressed later', async () => {
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

  it('a build file has only the security headers that apply to files', async () => {
    const { headers } = await get('/assets/main-abc123.js')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const picture = (await get('/logo.webp')).headers
    expect(picture['content-security-policy']).toBeUndefined()
    for (const name of ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'])
      expect([headers[name], picture[name]], name).toEqual([undefined, undefined])
  })

  it('a request for a build file with a matching ETag returns 304', async () => {
    const { headers } = await get('/favicon.svg')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/favicon.svg', { 'if-none-match': `"other", W/${headers.etag}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each(['/assets/main-old.js', '/assets/', '/logo.png', '/robots.txt', '/assets/x'])(
    'a missing file returns 404: %s',
    async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it.each(['/prerendered.json', '/.vite/manifest.json', '/assets/main-abc123.js.map', '/.env'])(
    'an internal file of the build returns 404: %s',
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
  ])('a path outside the build reveals no file of the disk: %s', async (path) => {
    const { body } = await get(path)
    expect(body.toString()).not.toContain('devDependencies')
    expect(body.toString()).not.toContain('root:')
  })
})

describe('game pictures', () => {
  it('a game picture is an immutable SVG with a sandboxing policy', async () => {
    const { status, headers, body } = await get('/art/games/100001.svg?v=1')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body.toString()).toMatch(/^<svg /)
  })

  it('a picture of an unknown game returns 404', async () => {
    for (const path of ['/art/games/7.svg', '/art/games/100001.png', '/art/']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})
