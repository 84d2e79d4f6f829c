import { readFile } from 'node:fs/promises'
import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { iconFile, iconPng, iconSvg } from './brandMark.ts'
import { manifestFile, tokenIn, webManifest } from './webManifest.ts'
import { completeWorker, offlineFiles, versionOf } from './writeWorker.ts'

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="#00ff00"/></svg>'

/** Pixel of a rendered icon as red, green, blue and alpha. */
async function pixelOf(look: Parameters<typeof iconPng>[1], at: number): Promise<number[]> {
  const { data, width, height } = decode(await iconPng(mark, look))
  expect([width, height]).toEqual([look.size, look.size])
  const index = (at * width + at) * 4
  return [...data.slice(index, index + 4)].map(Number)
}

describe('brand icons', () => {
  it('an icon shows the mark in its middle on a transparent background', async () => {
    expect(await pixelOf({ size: 192, share: 0.8 }, 96)).toEqual([0, 255, 0, 255])
    expect(await pixelOf({ size: 192, share: 0.8 }, 2)).toEqual([0, 0, 0, 0])
  })

  it('an icon with a background colour fills its edges, which a system may crop', async () => {
    const look = { size: 512, share: 0.5, background: '#0000ff' }
    expect(await pixelOf(look, 0)).toEqual([0, 0, 255, 255])
    expect(await pixelOf(look, 256)).toEqual([0, 255, 0, 255])
  })

  it('iconSvg throws for a document that is not SVG', () => {
    expect(() => iconSvg('<html></html>', { size: 192, share: 1 })).toThrow('no SVG')
  })

  it('an .ico file contains several sizes at the recorded positions and lengths', async () => {
    const sizes = [16, 32]
    const pictures = sizes.map(async (size) => ({
      size,
      png: await iconPng(mark, { size, share: 1 }),
    }))
    const file = Buffer.from(iconFile(await Promise.all(pictures)))
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2])
    for (const [index, size] of sizes.entries()) {
      const entry = file.subarray(6 + 16 * index, 22 + 16 * index)
      const [length, place] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
      const { width } = decode(file.subarray(place, place + length))
      expect([entry.readUInt8(0), width]).toEqual([size, size])
    }
  })

  it("the portal's favicon renders as an icon", async () => {
    const favicon = await readFile(new URL('../../src/ui/favicon.svg', import.meta.url), 'utf8')
    expect((await iconPng(favicon, { size: 192, share: 0.84 })).length).toBeGreaterThan(500)
  })
})

describe('web manifest', () => {
  const brand = {
    name: 'Solar',
    description: 'Games',
    locale: 'pt-BR',
    direction: 'ltr',
    background: '#101010',
    labels: { home: 'Home', register: 'Sign up' },
    shortcuts: [{ name: 'Deposit', path: '/member/deposit' }],
  } as const

  it("the manifest starts at its language's home page and has the same app id in all languages", () => {
    const first = webManifest({ ...brand, namedLanguage: undefined })
    const other = webManifest({ ...brand, namedLanguage: 'en' })
    expect([first.start_url, other.start_url]).toEqual(['/', '/?lang=en'])
    expect([first.id, first.scope]).toEqual([other.id, other.scope])
    expect(manifestFile(undefined)).toBe('manifest.webmanifest')
    expect(manifestFile('en')).toBe('en/manifest.webmanifest')
  })

  it("the manifest contains the brand's name, its colours and all required icons", () => {
    const { name, theme_color, icons } = webManifest({ ...brand, namedLanguage: undefined })
    expect([name, theme_color]).toEqual(['Solar', '#101010'])
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
  })

  it('the manifest has translated shortcuts and existing screenshots of the stated size', async () => {
    const { shortcuts, screenshots } = webManifest({ ...brand, namedLanguage: 'en' })
    expect(shortcuts).toEqual([{ name: 'Deposit', url: '/member/deposit?lang=en' }])
    expect(screenshots.map(({ form_factor, label }) => [form_factor, label])).toEqual([
      ['wide', 'Home'],
      ['narrow', 'Sign up'],
    ])
    for (const { src, sizes } of screenshots) {
      const file = src.replace('/screenshots/', '')
      const picture = await readFile(
        new URL(`../../tests/screens/pictures/${file}`, import.meta.url),
      )
      const { width, height } = decode(picture)
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('tokenIn returns the value of a design token in the default theme and throws for an unknown token', () => {
    const sheet = ':root { --surface-page: #0b0f1a; }\n:root[light] { --surface-page: #fff; }'
    expect(tokenIn(sheet, '--surface-page')).toBe('#0b0f1a')
    expect(() => tokenIn(sheet, '--none')).toThrow('--none')
  })
})

describe('service worker', () => {
  const manifest = {
    'offline.html': {
      file: 'assets/offline-a.js',
      css: ['assets/offline-a.css'],
      imports: ['_base'],
    },
    _base: { file: 'assets/base-b.js' },
    'virtual:messages/offline/pt': { file: 'assets/pt-c.js' },
    'virtual:messages/features/pt': { file: 'assets/pt-d.js' },
    'src/api/gen/laterEndpoints.ts': { file: 'assets/later-e.js' },
    'src/ui/favicon.svg': { file: 'assets/favicon-f.svg' },
  }

  it('the service worker caches exactly the files of the offline page', () => {
    expect(offlineFiles(manifest)).toEqual([
      'assets/base-b.js',
      'assets/favicon-f.svg',
      'assets/later-e.js',
      'assets/offline-a.css',
      'assets/offline-a.js',
      'assets/pt-c.js',
    ])
  })

  it('the version of the service worker changes with any file of the build', () => {
    const changed = { ...manifest, _base: { file: 'assets/base-z.js' } }
    expect(versionOf(changed)).not.toBe(versionOf(manifest))
    expect(versionOf({ ...manifest })).toBe(versionOf(manifest))
  })

  it("the build's data replace the placeholder in the service worker", () => {
    expect(completeWorker('use(PORTICO_BUILD)', { version: '1' })).toBe('use({"version":"1"})')
    expect(() => completeWorker('use()', {})).toThrow('PORTICO_BUILD')
  })
})
