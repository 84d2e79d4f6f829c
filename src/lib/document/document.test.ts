import { describe, expect, it } from 'vitest'
import { headOf, linksOf } from './documentHead.ts'
import { documentOf, withContent, withLinks } from './documentOf.ts'

const template = `<!doctype html>
<html lang="pt-BR" dir="ltr">
<head><title>Portico</title>
<script nonce="__CSP_NONCE__">early()</script>
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="module" crossorigin src="/assets/main.js" nonce="__CSP_NONCE__"></script>
<link rel="stylesheet" crossorigin href="/assets/main.css" nonce="__CSP_NONCE__">
<!--prerender:head--></head>
<body><div id="root"></div><!--prerender:body--></body></html>`

const page = {
  page: 'help',
  title: 'Help & "more"',
  description: 'All <answers>',
  locale: 'ar',
  direction: 'rtl',
  isIndexed: true,
  siteName: 'Portico',
  installed: { manifest: 'ar/manifest.webmanifest', touchIcon: 'icons/touch.png' },
  build: 'b7',
  html: '<main>$& shell</main>',
  bootFailure: { title: 'Oh', text: 'No <line>', retry: 'Again' },
  styles: [{ href: 'assets/a.css', css: 'a{top:0}' }],
  script: 'boot("$1")',
} as const
const shell = documentOf(template, page)

describe('page document', () => {
  it('a document contains its language, texts, styles and scripts', () => {
    expect(shell).toContain('<html lang="ar" dir="rtl">')
    expect(shell).toContain('<title>Help &amp; &quot;more&quot;</title>')
    expect(shell).toContain('<meta name="description" content="All &lt;answers&gt;">')
    expect(shell).toContain('<style>a{top:0}</style>')
    expect(shell).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>')
    expect(shell).toContain('<div id="root" data-page="help"><main>$& shell</main></div>')
    expect(shell).toContain('No &lt;line&gt;')
    expect(shell).toContain('<script>boot("$1")</script>')
  })

  it('documentOf links to the web manifest and icon, and contains the id of the build', () => {
    expect(shell).toContain('<link rel="manifest" href="/ar/manifest.webmanifest">')
    expect(shell).toContain('<link rel="apple-touch-icon" href="/icons/touch.png">')
    expect(shell).toContain('<meta name="build" content="b7">')
  })

  it("documentOf keeps inline scripts, and removes nonces and Vite's script and style links", () => {
    expect(shell).toContain('<script>early()</script>')
    expect(shell).not.toMatch(/nonce|main\.js|main\.css|prerender:/)
  })

  it('withContent changes only the content and the data of a document', () => {
    const full = withContent(shell, { html: '<main>full $&</main>', data: { a: '</script>' } })
    expect(full).toContain('<div id="root" data-page="help"><main>full $&</main></div>')
    expect(full).toContain('<script type="application/json" id="data">{"a":"\\u003c/script>"}')
    expect(full).not.toContain('shell')
    const without = full.replace(/<script type="application.*?<\/script>/, '')
    expect(withContent(without, { html: page.html })).toBe(shell)
  })

  it('withContent replaces the head for a page about one item', () => {
    const head = { ...page, title: 'Bonus' }
    const full = withContent(shell, { html: '', head })
    expect(full).toContain('<title>Bonus</title>')
    expect(full).not.toContain('<title>Help')
    expect(withLinks(full, '<link>')).toContain('<link>')
  })

  it('withContent rejects a document without a root element', () => {
    expect(() => withContent('<html></html>', { html: '' })).toThrow('no place')
  })

  it('withLinks inserts links into a document, and removes their placeholder if there are none', () => {
    expect(withLinks(shell, '<link rel="canonical">')).toMatch(
      /<link rel="canonical">\s*<script>early/,
    )
    expect(withLinks(shell, '')).not.toContain('<!--links-->')
  })
})

describe('document head', () => {
  const texts = { title: 'A', description: 'B', siteName: 'C', locale: 'pt-BR', isIndexed: true }

  it('headOf writes the Open Graph data of a public page', () => {
    const head = headOf(texts)
    for (const [name, content] of [
      ['og:type', 'website'],
      ['og:site_name', 'C'],
      ['og:title', 'A'],
      ['og:description', 'B'],
      ['og:locale', 'pt_BR'],
    ])
      expect(head).toContain(`<meta property="${name}" content="${content}">`)
    expect(head).not.toContain('robots')
  })

  it('the head contains the publication time of an article', () => {
    const head = headOf({ ...texts, publishedAt: '2026-11-20T01:00:00Z' })
    expect(head).toContain('<meta property="og:type" content="article">')
    expect(head).toContain(
      '<meta property="article:published_time" content="2026-11-20T01:00:00Z">',
    )
  })

  it('the head excludes personal pages from search engines', () => {
    const head = headOf({ ...texts, isIndexed: false })
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('og:')
  })

  it("linksOf links to the page's own URL and to its URLs in other languages", () => {
    const languages = ['pt', 'en'] as const
    const address = { origin: 'https://play.example', path: '/help', languages }
    const own = (language: string) =>
      /canonical" href="([^"]+)"/.exec(linksOf({ ...address, language }))?.[1]
    expect(own('pt')).toBe('https://play.example/help')
    expect(own('en')).toBe('https://play.example/help?lang=en')
    const links = linksOf({ ...address, language: 'en' })
    expect(
      [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((one) => one.slice(1)),
    ).toEqual([
      ['pt', 'https://play.example/help'],
      ['en', 'https://play.example/help?lang=en'],
      ['x-default', 'https://play.example/help'],
    ])
    expect(linksOf({ ...address, languages: ['pt'], language: 'pt' })).not.toContain('hreflang')
  })

  it('linksOf adds structured data and a picture for a page about one item', () => {
    const item = { type: 'VideoGame', name: 'A </script> game', image: '/art/1.svg' } as const
    const address = { path: '/game/1', languages: ['pt'], language: 'pt' } as const
    const links = linksOf({ ...address, origin: 'https://play.example', head: { ...texts, item } })
    expect(links).toContain('<meta property="og:image" content="https://play.example/art/1.svg">')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(links) ?? []
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoGame',
      name: 'A </script> game',
      description: 'B',
      image: 'https://play.example/art/1.svg',
      url: 'https://play.example/game/1',
    })
  })

  it('an item without a picture has structured data without a picture', () => {
    const item = { type: 'NewsArticle', name: 'New studios', image: '' } as const
    const head = { ...texts, publishedAt: '2026-11-20T01:00:00Z', item }
    const address = { path: '/news/a', languages: ['pt'], language: 'pt' } as const
    const links = linksOf({ ...address, origin: 'https://play.example', head })
    expect(links).not.toContain('image')
    expect(links).toContain('"headline":"New studios"')
    expect(links).toContain('"datePublished":"2026-11-20T01:00:00Z"')
  })
})
