import { describe, expect, it } from 'vitest'
import { paint } from '../../../mocks/art/answerArt.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { startPlatform } from '../platformForTests.ts'

/** Path of a picture's URL, without the version parameter. */
const pathOf = (url: string): string => new URL(url, 'https://portico.example').pathname

type List = components['schemas']['PublicationList']
type Details = components['schemas']['PublicationDetails']
type Company = components['schemas']['Company']
type Kind = components['schemas']['PublicationKind']

const kinds: readonly Kind[] = ['NEWS', 'BLOG']
const inEnglish = { 'Accept-Language': 'en' }

async function startReading({ personas = true } = {}) {
  const { send } = await startPlatform({ personas })
  const list = async (query: string, headers = {}) =>
    // The cast is safe: the test server validates responses against the API contract.
    (await send('GET /wps/publications', { query, headers })).answer.value as unknown as List
  const open = async (kind: Kind, slug: string, headers = {}) =>
    await send('GET /wps/publications/{kind}/{slug}', {
      path: `/wps/publications/${kind}/${slug}`,
      headers,
    })
  const details = async (kind: Kind, slug: string, headers = {}) =>
    (await open(kind, slug, headers)).answer.value as unknown as Details
  const company = async (headers = {}) =>
    (await send('GET /wps/company', { headers })).answer.value as unknown as Company
  return { send, list, open, details, company }
}

describe('news and blog', () => {
  it('[MSG-07, MSG-08] publications are listed for visitors, newest first, in the requested language', async () => {
    const { list } = await startReading()
    for (const kind of kinds) {
      const { items, total } = await list(`?kind=${kind}&pageSize=50`)
      expect(total).toBe(items.length)
      expect(total).toBeGreaterThanOrEqual(kind === 'NEWS' ? 8 : 6)
      const times = items.map(({ publishedAt }) => publishedAt)
      expect(times).toEqual(times.toSorted().reverse())
      const english = await list(`?kind=${kind}&pageSize=50`, inEnglish)
      expect(english.items.map(({ slug }) => slug)).toEqual(items.map(({ slug }) => slug))
      for (const [index, { title }] of english.items.entries())
        expect(title).not.toBe(items[index]?.title)
    }
  })

  it('publications are paged, with a limit on the page size', async () => {
    const { send, list } = await startReading()
    const first = await list('?kind=NEWS&pageSize=6')
    const second = await list('?kind=NEWS&pageSize=6&page=2')
    expect(first.items).toHaveLength(6)
    expect(second.items).toHaveLength(first.total - 6)
    expect((await list('?kind=NEWS&pageSize=6&page=99')).items).toEqual([])
    const tooLarge = await send('GET /wps/publications', { query: '?kind=NEWS&pageSize=51' })
    expect(tooLarge.status).toBe(422)
  })

  it('each publication has content beyond its summary, links to its neighbours, and a picture', async () => {
    const { list, details } = await startReading()
    for (const kind of kinds) {
      const { items } = await list(`?kind=${kind}&pageSize=50`)
      for (const [index, item] of items.entries()) {
        const { publication, content, newer, older } = await details(kind, item.slug)
        expect(publication).toEqual(item)
        expect(content.length).toBeGreaterThan(item.summary.length)
        expect(newer?.slug).toBe(items[index - 1]?.slug)
        expect(older?.slug).toBe(items[index + 1]?.slug)
        expect(paint(pathOf(item.imageUrl))).toContain('<svg')
      }
    }
  })

  it('publications link only to existing pages', async () => {
    const { list, details } = await startReading()
    const all = (await Promise.all(kinds.map((kind) => list(`?kind=${kind}&pageSize=50`)))).flatMap(
      ({ items }) => items,
    )
    const addresses = all.map(({ kind, slug }) => `/${kind.toLowerCase()}/${slug}`)
    for (const { kind, slug } of all)
      for (const headers of [{}, inEnglish]) {
        const { content } = await details(kind, slug, headers)
        const links = [...content.matchAll(/href="(\/(?:news|blog)\/[^"]+)"/g)]
        for (const [, link] of links) expect(addresses).toContain(link)
      }
  })

  it('a request for an unknown publication is rejected as NOT_FOUND', async () => {
    const { open } = await startReading()
    const missing = await open('NEWS', 'nowhere')
    expect([missing.status, missing.answer.code]).toEqual([404, 'NOT_FOUND'])
    expect((await open('NEWS', 'como-funciona-o-rtp')).status).toBe(404)
    expect((await open('BLOG', 'como-funciona-o-rtp')).status).toBe(200)
  })
})

describe('company page', () => {
  it('[MSG-09] the company page is in the requested language, with the data of the white label', async () => {
    const { company } = await startReading()
    const portuguese = await company()
    const english = await company(inEnglish)
    expect([portuguese.language, english.language]).toEqual(['pt', 'en'])
    expect(english.legalName).toBe(portuguese.legalName)
    expect(english.content).not.toBe(portuguese.content)
  })

  it('the company page is empty on a platform without company data', async () => {
    const { company } = await startReading({ personas: false })
    expect(await company()).toEqual({ language: 'pt' })
  })
})
