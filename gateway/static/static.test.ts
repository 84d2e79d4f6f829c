import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demonstration } from '../../mocks/demonstration.ts'
import { guardHeaders } from '../http/securityHeaders.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { nonceOf, startTestApp } from '../testing/testApp.ts'
import type { DocumentSource } from './documentSource.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
let pageSource: DocumentSource = () => undefined
beforeAll(async () => {
  app = await startTestApp({
    sources: [(request) => pageSource(request)],
    pages: demonstration.createPages(() => {
      throw new Error('Pictures are drawn without a platform')
    }),
  })
})
afterAll(() => app.stop())

const get: typeof app.get = (...request) => app.get(...request)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

describe('page documents', () => {
  it.each(['/promotion', '/PROMOTION', '/promotion/', '/promotion?utm_source=x'])(
    'a page is served with its own HTML at %s',
    async (path) => {
      expect((await get(path)).body.toString()).toContain('<title>Promoções</title>')
    },
  )

  it.each(['/game/100184', '/GAME/x/'])('a page with a pattern is served at %s', async (path) => {
    expect((await get(path)).body.toString()).toContain('<title>Jogo</title>')
  })

  it.each(['/game', '/game/', '/game/1/2'])(
    'a page with a pattern is not served at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('a path without a page returns the not-found page with status 404', async () => {
    const answer = await get('/member/withdraw')
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body.toString()).toContain('<title>Nada aqui</title>')
  })

  it("a page's content security policy allows the inline scripts and styles of its HTML by their hashes only", async () => {
    const { headers, body } = await get('/')
    const policy = headers['content-security-policy']
    const script = "import('/assets/main-abc123.js')"
    expect(body.toString()).toContain(`<script>${script}</script>`)
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(script)}';`)
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('body{margin:0}')}';`)
    const attribute = '--columns:3;background:url("a")'
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hashOf(attribute)}';`)
    expect(policy).not.toMatch(/unsafe-inline|nonce/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('a page is the same for all visitors and can be stored by a CDN', async () => {
    const { headers, body } = await get('/')
    const other = await get('/', { cookie: 'lang=pt; theme=light', 'user-agent': 'x' })
    expect(other.body).toEqual(body)
    const { date, 'x-request-id': requestId } = other.headers
    expect(other.headers).toEqual({ ...headers, date, 'x-request-id': requestId })
    expect(headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+/)
    expect(headers.vary).toBe('Accept-Encoding')
  })

  it('a request for a page with a matching ETag returns 304 without a content security policy', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}-br"$/)
    for (const tag of [
      headers.etag,
      headers.etag?.replace('W/', ''),
      `"x", ${headers.etag}`,
      '*',
    ]) {
      const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': tag ?? '' })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        'cache-control': headers['cache-control'],
        vary: 'Accept-Encoding',
      })
      // A browser would replace the policy of the stored page with that of the 304 response.
      expect(again.headers['content-security-policy']).toBeUndefined()
    }
    const plain = await get('/', { 'if-none-match': headers.etag ?? '' })
    expect(plain.status).toBe(200)
    const missing = await get('/nowhere', { 'if-none-match': '*' })
    expect(missing.status).toBe(404)
  })

  it("a page is served in the client's best encoding and recompressed later", async () => {
    const plain = await get('/')
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    const small = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(small.body)).toEqual(plain.body)
    await app.shells.improve()
    const smallest = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(smallest.body.length).toBeLessThan(small.body.length)
    expect(smallest.headers.etag).toBe(small.headers.etag)
    expect(brotliDecompressSync(smallest.body)).toEqual(plain.body)
  })

  it('a HEAD request for a page returns the headers of GET without a body', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    const whole = await get('/')
    expect(status).toBe(200)
    const { date, 'x-request-id': requestId } = headers
    expect(headers).toEqual({ ...whole.headers, date, 'x-request-id': requestId })
    expect(body).toHaveLength(0)
  })

  it('a page has the security headers and a request id and is logged', async () => {
    const { headers } = await get('/promotion?a=secret')
    const ownOfPages = ['Content-Security-Policy', 'X-Robots-Tag', 'Permissions-Policy']
    for (const [name, value] of guardHeaders(false))
      if (!ownOfPages.includes(name)) expect(headers[name.toLowerCase()]).toBe(value)
    // The page itself takes a photo of the member's face; framed games may not use the camera.
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\), /)
    const overTls = await get('/', { 'x-forwarded-proto': 'https' })
    expect(overTls.headers['strict-transport-security']).toMatch(/^max-age=/)
    const log = app.readLog()
    expect(log).toContain(`"requestId":"${headers['x-request-id']}"`)
    expect(log).not.toContain('secret')
  })

  it('a page whose URL contains a token does not send the URL as a referrer', async () => {
    const { headers } = await get('/promotions?token=secret')
    expect(headers['referrer-policy']).toBe('no-referrer')
    const missing = await get('/nowhere?token=secret')
    expect(missing.headers['referrer-policy']).toBe('no-referrer')
    expect((await get('/promotions')).headers['referrer-policy']).toBe('same-origin')
  })

  it('a page document that is prepared at run time does not allow inline scripts that the built page lacks', async () => {
    const html = (await get('/')).body
      .toString()
      .replace('</body>', '<p style="top:1px">Games</p><script>injected()</script></body>')
    const before = await get('/')
    const document = await app.shells.prepare({ page: 'index', language: 'pt', html })
    pageSource = ({ path, query, language }) =>
      path === '/' && query === '' && language === 'pt' ? document : undefined
    const after = await get('/')
    expect(after.body.toString()).toContain('Games')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    const policy = after.headers['content-security-policy']
    expect(policy).toContain(`'sha256-${hashOf('top:1px')}'`)
    expect(policy).not.toContain(hashOf('injected()'))
    expect((await get('/?vassalage=PG')).body).toEqual(before.body)
    expect((await get('/?lang=en')).body.toString()).toContain('<title>Home</title>')
    pageSource = () => undefined
    expect((await get('/')).body).toEqual(before.body)
  })

  it('a page links its canonical URL and its URLs in other languages', async () => {
    const html = (await get('/home?lang=en')).body.toString()
    expect(html).toContain('<link rel="canonical" href="https://play.example/?lang=en">')
    expect(html).toContain('<link rel="alternate" hreflang="pt" href="https://play.example/">')
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined()
    const about = { page: 'index', language: 'en', html, path: '/game/1' }
    const document = await app.shells.prepare({ ...about, html: '<!--links-->' })
    expect(String(document.content.body)).toContain('https://play.example/game/1?lang=en')
  })

  it('missing pages, calls and operator pages are not indexed by search engines', async () => {
    const missing = await get('/nowhere')
    expect(missing.body.toString()).not.toContain('canonical')
    for (const { headers } of [missing, await get('/wps/rules'), await get('/operator.html')])
      expect(headers['x-robots-tag']).toBe('noindex')
  })

  it('preparing a document for an unknown page throws', () => {
    const asked = { page: 'other', language: 'pt', html: '' }
    expect(() => app.shells.prepare(asked)).toThrow('no page other in pt')
  })

  it.each(['/', '/promotion', '/nowhere', '/operator.html'])(
    'a page cannot be framed: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  it("the operator's preview can be framed by the portal's own pages only and may not make requests", async () => {
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

  it("each response of the operator's page has its own nonce", async () => {
    const [one, other] = await Promise.all([get('/operator.html'), get('/operator.html')])
    const nonce = nonceOf(one.headers['content-security-policy'])
    expect(nonce).toBeDefined()
    expect(one.body.toString()).toContain('<title>Operator</title>')
    expect(one.body.toString()).toContain(`<script nonce="${nonce}">`)
    expect(one.body.toString()).toContain(`<style nonce="${nonce}">`)
    expect(one.body.toString()).not.toContain('__CSP_NONCE__')
    expect(nonceOf(other.headers['content-security-policy'])).not.toBe(nonce)
    const again = await get('/operator.html', { 'if-none-match': '*', cookie: 'lang=en' })
    expect([again.status, again.headers.etag]).toEqual([200, undefined])
    expect(again.headers['cache-control']).toBe('private, no-cache')
  })

  it('a page returns 405 for methods other than GET and HEAD', async () => {
    const { status, headers } = await rawRequest(app.origin, '/', { method: 'POST', body: 'x' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('language of a page', () => {
  it('the language of a page is the one in its URL or else the default', async () => {
    for (const [path, title] of [
      ['/', 'Início'],
      ['/?lang=en', 'Home'],
      ['/home?a=1&lang=EN', 'Home'],
      ['/?lang=xx', 'Início'],
      ['/?lang=pt', 'Início'],
    ] as const) {
      expect((await get(path)).body.toString(), path).toContain(`<title>${title}</title>`)
    }
  })

  it.each([
    ['/', '/?lang=en'],
    ['/home?page=2&q=a%20b', '/home?page=2&q=a%20b&lang=en'],
    ['/?lang=xx', '/?lang=en'],
    ['/?token=secret', '/?token=secret&lang=en'],
    ['/nowhere', '/nowhere?lang=en'],
  ])('the language cookie redirects %s to %s', async (path, location) => {
    const { status, headers, body } = await get(path, { cookie: 'theme=dark; lang=en' })
    expect([status, headers.location, body.length]).toEqual([302, location, 0])
    // The redirect must not be stored or send a referrer, because the URL may contain a token.
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(app.readLog()).not.toContain('secret')
    expect((await get(location, { cookie: 'lang=en' })).status).not.toBe(302)
  })

  it('the language cookie causes no redirect for a URL with a language, for a file or a call, or if the cookie contains the default language or an unknown language', async () => {
    for (const [path, cookie] of [
      ['/?lang=pt', 'lang=en'],
      ['/?lang=en', 'lang=pt'],
      ['/', 'lang=pt'],
      ['/', 'lang=xx'],
      ['/', 'slang=en'],
      ['/favicon.svg', 'lang=en'],
      ['/assets/main-abc123.js', 'lang=en'],
      ['/operator.html', 'lang=en'],
      ['/healthz', 'lang=en'],
      ['/wps/rules', 'lang=en'],
    ] as const) {
      expect((await get(path, { cookie })).status, path).toBe(200)
    }
    for (const path of ['/assets/none.js', '/wps/none'])
      expect((await get(path, { cookie: 'lang=en' })).status).toBe(404)
  })

  it.each(['//evil.example', '/\\evil.example', '///evil.example/..', '//evil.example?a'])(
    'the language cookie never redirects to another site: %s',
    async (path) => {
      const { status, headers } = await get(path, { cookie: 'lang=en' })
      expect(status).not.toBe(302)
      expect(headers.location).toBeUndefined()
    },
  )
})
