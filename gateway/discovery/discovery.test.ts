import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { publications } from '../../mocks/content/publications/publicationList.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { createTestFolder, startTestGateway, type TestGateway } from '../testing/testGateway.ts'

const origin = 'https://play.example'
let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder, { personas: true, origin })
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(gateway.url, path, { method, headers })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

describe('gateway with a public origin', () => {
  it('robots.txt of a gateway with a public origin is publicly cacheable and names the sitemap', async () => {
    const { status, headers, body } = await get('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['cache-control']).toContain('public')
    expect(body.toString()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('the sitemap lists every public page and every offered game in each language', async () => {
    const { status, headers, body } = await get('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const urls = new Set(locations(body.toString()))
    for (const path of ['/', '/promotion', '/game/100184']) {
      expect(urls).toContain(`${origin}${path}`)
      expect(urls).toContain(`${origin}${path}?lang=en`)
    }
    const games = catalogue.games().filter(({ isGame }) => isGame === 'GAME')
    const offered = games.filter(({ vendor }) => vendor !== 'SV3')
    const listed = [...urls].filter((url) => url?.includes('/game/') && !url.includes('?'))
    expect(listed).toHaveLength(offered.length)
    expect([...urls].join('\n')).not.toContain(':nodeId')
  })

  it('[MSG-07, MSG-08] the sitemap lists every news item and every article in each language', async () => {
    const { body } = await get('/sitemap.xml')
    const urls = locations(body.toString())
    for (const { kind, slug } of publications) {
      const url = `${origin}/${kind.toLowerCase()}/${slug}`
      expect(urls).toContain(url)
      expect(urls).toContain(`${url}?lang=en`)
    }
    expect(urls.join('\n')).not.toContain(':slug')
  })

  it('the sitemap dates each page by the last change of its content, or by the time of the build if no change is known', async () => {
    const { body } = await get('/sitemap.xml')
    const pages = [...body.toString().matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)]
    expect(pages).toHaveLength(locations(body.toString()).length)
    const changed = new Map(pages.map(([, url, moment]) => [url?.replace(origin, ''), moment]))
    const [article] = publications
    if (!article) throw new Error('Nothing is published')
    expect(changed.get(`/${article.kind.toLowerCase()}/${article.slug}`)).toMatch(/^20\d\d-/)
    const { mtime } = await stat(join(folder.buildFolder, 'prerendered.json'))
    expect(changed.get('/')).toBe(mtime.toISOString())
  })

  it('the sitemap does not list games that the licence forbids', async () => {
    const fight = catalogue.games({ vendors: ['SV3'] })[0]
    expect(fight).toBeDefined()
    const { body } = await get('/sitemap.xml')
    expect(body.toString()).not.toContain(`/game/${fight?.nodeId}<`)
  })

  it('the sitemap supports 304, compression and HEAD', async () => {
    const zipped = await get('/sitemap.xml', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toContain('<urlset')
    expect(zipped.body.length).toBeLessThan(2_000_000)
    const again = await get('/sitemap.xml', {
      'accept-encoding': 'gzip',
      'if-none-match': zipped.headers.etag ?? '',
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const head = await get('/sitemap.xml', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it('a sitemap file that does not exist returns 404, and POST to robots.txt returns 405', async () => {
    expect((await get('/sitemap-99.xml')).status).toBe(404)
    const posted = await rawRequest(gateway.url, '/robots.txt', { method: 'POST', body: 'x' })
    expect(posted.status).toBe(405)
  })
})

describe('gateway without a public origin', () => {
  it('without a public origin, the sitemap uses the requested host if PORTICO_HOSTS lists it, and shared caches must not store it', async () => {
    const elsewhere = await createTestFolder()
    const ownHosts = { known: ['a.example:8443', 'b.example'], only: true }
    const unnamed = await startTestGateway(elsewhere, { personas: false, ownHosts })
    try {
      const ask = (path: string, host: string) =>
        rawRequest(unnamed.url, path, { headers: { host } })
      const robots = await ask('/robots.txt', 'a.example:8443')
      expect(robots.body.toString()).toContain('Sitemap: http://a.example:8443/sitemap.xml')
      expect(robots.headers['cache-control']).toBe('private, no-cache')
      const sitemap = await ask('/sitemap.xml', 'A.example:8443')
      expect(locations(sitemap.body.toString())[0]).toBe('http://a.example:8443/')
      expect(sitemap.headers['cache-control']).toBe('private, no-cache')
      const other = await ask('/sitemap.xml', 'b.example:80')
      expect(locations(other.body.toString())[0]).toBe('http://b.example/')
    } finally {
      await unnamed.close()
      await elsewhere.remove()
    }
  })

  it('for an unknown requested host, robots.txt names no sitemap and the sitemap returns 404', async () => {
    const elsewhere = await createTestFolder()
    const unnamed = await startTestGateway(elsewhere, { personas: false })
    try {
      for (const host of ['a.example', '127.0.0.1:8080', 'a"b<c']) {
        const ask = (path: string) => rawRequest(unnamed.url, path, { headers: { host } })
        const robots = await ask('/robots.txt')
        expect(robots.body.toString()).toContain('Disallow: /member')
        expect(robots.body.toString()).not.toContain('Sitemap')
        const sitemap = await ask('/sitemap.xml')
        expect([sitemap.status, sitemap.body.length]).toEqual([404, 0])
      }
    } finally {
      await unnamed.close()
      await elsewhere.remove()
    }
  })
})
