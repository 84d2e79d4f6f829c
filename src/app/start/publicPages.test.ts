import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mocks, startMocks } from '../../../mocks/node.ts'
import { examplePaths } from '../../../tests/support/examplePaths.ts'
import type { Page } from '../../pages/page.ts'
import { pages } from '../../pages/pages.ts'
import { paths } from '../../paths.ts'
import { admission, type Person } from '../shell/admission.ts'
import { createPageRenderer } from './pageRenderer.ts'

const modules = new Set(pages.flatMap(({ flag }) => flag ?? []))
const visitor: Person = {
  session: { kind: 'visitor', sessionEnd: false },
  kind: undefined,
  modules,
  wasIn: false,
}
const publicPages = pages.filter((page) => admission(page, visitor) === 'open')

/** Text of the content of each public page, by page id. */
const subjects: Readonly<Record<string, string>> = {
  home: 'Step inside and play your way.',
  promotions: 'VIP club',
  pointMall: 'Portico insulated tumbler, 473 ml',
  help: 'I paid, but my balance has not changed',
  down: 'Get it for Android',
  news: 'Four studios that speak Portuguese',
  newsArticle: 'A passkey is stored on your device',
  blog: 'Limits that work',
  blogArticle: 'An average, not a promise',
  about: 'Money in your own name.',
  winners: 'Most of each name is hidden.',
  agent: 'Contracts that both sides sign',
  sports: '(demo)',
  esports: 'eFootball',
  lott: 'Singapore 4D',
  elott: 'Play now: Portico E-Loteria',
  live: 'Aurora Grand',
  fish: 'Thunder Fish Hunter',
  rng: 'Carnival Clover',
  pvp: 'Sic Bo Palace',
  game: 'More from Jade Dragon Bay',
  hot: 'Carnival Clover',
  // The document is that of every game, which the address names.
  seamless: 'Game room',
}

let mocks: Mocks
beforeAll(async () => {
  mocks = await startMocks()
})
afterAll(() => mocks.stop())

/** Renders the document of a page in English. */
async function render(path: string): Promise<string> {
  const renderer = createPageRenderer(async (request) => {
    const response = await mocks.server(request, { ip: '203.0.113.1', requestId: 'page' })
    return response ?? new Response('', { status: 404 })
  })
  const page = await renderer.render({ path, language: 'en', ifChanged: false })
  return page?.html ?? ''
}

it.each(publicPages.map((page: Page) => [page.id, page] as const))(
  'the document of the public page %s contains the content of the page',
  async (id, { paths: [path] }) => {
    const [main = ''] = /<main.*<\/main>/s.exec(await render(examplePaths[id] ?? path)) ?? []
    expect(subjects[id], `${id} needs a subject in this test`).toBeDefined()
    expect(main).toContain(subjects[id])
  },
)

it.each([paths.sports(), paths.esports()])(
  'the document of %s loads no picture of a vendor or game before the matches are visible',
  async (path) => {
    const pictures =
      (await render(path)).match(/<img [^>]*src="\/art\/(vendors|games)[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toEqual([])
  },
)
