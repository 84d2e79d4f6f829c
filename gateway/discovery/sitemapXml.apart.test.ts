// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type SitemapOptions, writeSitemapIndex, writeSitemaps } from './sitemapXml.ts'

const options: SitemapOptions = { origin: 'https://play.example', languages: ['pt', 'en'] }

/** Parses a sitemap. Throws if the sitemap is not well-formed. */
function read(xml: Buffer) {
  const document = new DOMParser().parseFromString(xml.toString(), 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return [...document.getElementsByTagName('url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent ?? '',
    lastmod: url.querySelector('lastmod')?.textContent ?? '',
    alternates: [...url.querySelectorAll('[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }))
}

const write = async (paths: string[], changes: Partial<SitemapOptions> = {}) => {
  const files = await writeSitemaps(
    paths.map((path) => ({ path })),
    { ...options, ...changes },
  )
  return files.map(read)
}

describe('sitemap XML', () => {
  it('a sitemap lists each page in each language, with links between the languages', async () => {
    const [file = Buffer.alloc(0)] = await writeSitemaps(
      [{ path: '/game/1', lastModified: '2026-08-14T12:00:00Z' }],
      options,
    )
    const alternates = [
      ['pt', 'https://play.example/game/1'],
      ['en', 'https://play.example/game/1?lang=en'],
      ['x-default', 'https://play.example/game/1'],
    ]
    expect(read(file)).toEqual([
      { loc: 'https://play.example/game/1', lastmod: '2026-08-14T12:00:00Z', alternates },
      { loc: 'https://play.example/game/1?lang=en', lastmod: '2026-08-14T12:00:00Z', alternates },
    ])
  })

  it('a sitemap of a portal with one language has no alternate links', async () => {
    const [urls] = await write(['/'], { languages: ['pt'] })
    expect(urls).toEqual([{ loc: 'https://play.example/', lastmod: '', alternates: [] }])
  })

  it('a sitemap escapes hostile paths and stays well-formed', async () => {
    const hostile = [
      '/a</loc></url><url><loc>x',
      '/b&<>"\'',
      '/c\u0000\u0008\u001f',
      '/d\ud800\uffff',
    ]
    const [urls = []] = await write(hostile, { languages: ['pt'] })
    expect(urls.map(({ loc }) => loc.slice(options.origin.length))).toEqual([
      ...hostile.slice(0, 2),
      '/c',
      '/d\ufffd',
    ])
  })

  it('a sitemap continues in another file at the limit of URLs or bytes', async () => {
    const paths = Array.from({ length: 700 }, (_, index) => `/game/${index}`)
    const byAddresses = await write(paths, { limits: { addresses: 500, bytes: 1e9 } })
    expect(byAddresses.map(({ length }) => length)).toEqual([500, 500, 400])
    const byBytes = await writeSitemaps(
      paths.map((path) => ({ path })),
      { ...options, limits: { addresses: 50_000, bytes: 40_000 } },
    )
    for (const file of byBytes) expect(file.length).toBeLessThanOrEqual(40_000)
    const all = byBytes.flatMap(read).map(({ loc }) => loc)
    expect(all).toEqual(byAddresses.flat().map(({ loc }) => loc))
    expect(new Set(all).size).toBe(1400)
  })

  it('the sitemap of a portal without public pages is one empty file', async () => {
    expect(await write([])).toEqual([[]])
  })

  it('a sitemap index lists each sitemap', () => {
    const index = writeSitemapIndex(['https://play.example/sitemap-1.xml?a&b'])
    expect(index.toString()).toContain(
      '<sitemap><loc>https://play.example/sitemap-1.xml?a&amp;b</loc></sitemap>',
    )
    expect(() => read(index)).not.toThrow()
  })
})
