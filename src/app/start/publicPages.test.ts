import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mocks, startMocks } from '../../../mocks/node.ts'
import { examplePaths } from '../../../tests/support/examplePaths.ts'
import type { Page } from '../../pages/page.ts'
import { pages } from '../../pages/pages.ts'
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

it.each(publicPages.map((page: Page) => [page.id, page] as const))(
  'the document of the public page %s contains the content of the page',
  async (id, { paths: [path] }) => {
    const renderer = createPageRenderer(async (request) => {
      const response = await mocks.server(request, { ip: '203.0.113.1', requestId: 'page' })
      return response ?? new Response('', { status: 404 })
    })
    const address = examplePaths[id] ?? path
    const page = await renderer.render({ path: address, language: 'en', ifChanged: false })
    const [main = ''] = /<main.*<\/main>/s.exec(page?.html ?? '') ?? []
    expect(subjects[id], `${id} needs a subject in this test`).toBeDefined()
    expect(main).toContain(subjects[id])
  },
)
