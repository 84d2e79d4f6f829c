import { describe, expect, it } from 'vitest'
import { paint } from '../../../mocks/art/answerArt.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { startPlatform } from '../platformForTests.ts'

type List = components['schemas']['PublicationList']
type Details = components['schemas']['PublicationDetails']
type Company = components['schemas']['Company']
type Kind = components['schemas']['PublicationKind']

const kinds: readonly Kind[] = ['NEWS', 'BLOG']
const inEnglish = { 'Accept-Language': 'en' }

async function startReading({ personas = true } = {}) {
  const { send } = await startPlatform({ personas })
  const list = async (query: string, headers = {}) =>
    // The server has held each answer against the contract.
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

describe('news and the blog', () => {
  it('[MSG-07, MSG-08] are for visitors, the newest first, in the language asked for', async () => {
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

  it('come in pages, with a bound on their size', async () => {
    const { send, list } = await startReading()
    const first = await list('?kind=NEWS&pageSize=6')
    const second = await list('?kind=NEWS&pageSize=6&page=2')
    expect(first.items).toHaveLength(6)
    expect(second.items).toHaveLength(first.total - 6)
    expect((await list('?kind=NEWS&pageSize=6&page=99')).items).toEqual([])
    const tooLarge = await send('GET /wps/publications', { query: '?kind=NEWS&pageSize=51' })
    expect(tooLarge.status).toBe(422)
  })

  it('say each more than its summary, lead to the next ones and have a drawing', async () => {
    const { list, details } = await startReading()
    for (const kind of kinds) {
      const { items } = await list(`?kind=${kind}&pageSize=50`)
      for (const [index, item] of items.entries()) {
        const { publication, content, newer, older } = await details(kind, item.slug)
        expect(publication).toEqual(item)
        expect(content.length).toBeGreaterThan(item.summary.length)
        expect(newer?.slug).toBe(items[index - 1]?.slug)
        expect(older?.slug).toBe(items[index + 1]?.slug)
        expect(paint(item.imageUrl)).toContain('<svg')
      }
    }
  })

  it('lead to nothing that is not there', async () => {
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

  it('are NOT_FOUND by an address that none of the kind has', async () => {
    const { open } = await startReading()
    const missing = await open('NEWS', 'nowhere')
    expect([missing.status, missing.answer.code]).toEqual([404, 'NOT_FOUND'])
    expect((await open('NEWS', 'como-funciona-o-rtp')).status).toBe(404)
    expect((await open('BLOG', 'como-funciona-o-rtp')).status).toBe(200)
  })
})

describe('the company', () => {
  it('[MSG-09] is told in the language asked for, and as a white label gives it', async () => {
    const { company } = await startReading()
    const portuguese = await company()
    const english = await company(inEnglish)
    expect([portuguese.language, english.language]).toEqual(['pt', 'en'])
    expect(english.legalName).toBe(portuguese.legalName)
    expect(english.content).not.toBe(portuguese.content)
  })

  it('says nothing where nobody has said anything', async () => {
    const { company } = await startReading({ personas: false })
    expect(await company()).toEqual({ language: 'pt' })
  })
})
