import { describe, expect, it } from 'vitest'
import type { PageTexts, RenderOrder } from '../../src/lib/pageRenderer.ts'
import type { Build } from '../static/buildFolder.ts'
import { createShells } from '../static/shells.ts'
import { ownPace } from './renderedPages.ts'
import { createRenderedSource } from './renderedSource.ts'

const origin = 'https://play.example'
const shell = (name: string) =>
  `<html><head><title>${name}</title><!--links--></head><body><div id="root" data-page="${name}"></div><!--/root--></body></html>`

const row = (page: string, path: string, more = {}) => ({
  page,
  paths: [path],
  language: 'pt',
  isDefaultLanguage: true,
  status: 200,
  isPublic: true,
  isIndexed: true,
  file: `${page}.html`,
  ...more,
})
const rows = [
  row('news', '/news'),
  row('newsArticle', '/news/:slug', { isOfOneThing: true }),
  row('game', '/game/:nodeId'),
  row('notFound', '*', { status: 404, isPublic: false, isIndexed: false }),
]
const build: Build = {
  files: rows.map(({ page, file }) => ({ path: `/${file}`, body: Buffer.from(shell(page)) })),
  prerenderedPages: rows,
  builtAt: 0,
  compressed: () => undefined,
}

function renderForTests({ path }: RenderOrder): PageTexts {
  const name = path.replace('/news/', '')
  const isMissing = name === 'nowhere'
  const texts = { description: '', siteName: 'Portico', locale: 'pt-BR' }
  const head = { ...texts, title: `About ${name}`, isIndexed: !isMissing }
  const queries = '[]'
  return path === '/news'
    ? { html: 'The list', queries }
    : { html: `All of ${name}`, queries, head, isMissing }
}

async function startSource() {
  const rendered: string[] = []
  const shells = createShells(build, { hosts: { games: [], images: [] }, origin })
  const source = createRenderedSource({
    build,
    shells,
    renderer: {
      render: async (order) => {
        rendered.push(order.path)
        return renderForTests(order)
      },
      close: async () => {},
    },
    pace: ownPace,
    onFailure: (_, error) => {
      throw error
    },
  })
  const open = async (path: string) => {
    const document = await source({ path, query: '', language: 'pt' })
    const { content } = document ?? {}
    return { status: content?.status, html: content?.body.toString() ?? '' }
  }
  return { open, rendered }
}

describe('rendered public pages', () => {
  it('[MSG-07] each news item has a rendered document with its own title and links', async () => {
    const { open } = await startSource()
    for (const name of ['one', 'other']) {
      const { status, html } = await open(`/news/${name}`)
      expect(status).toBe(200)
      expect(html).toContain(`All of ${name}`)
      expect(html).toContain(`<title>About ${name}</title>`)
      expect(html).toContain(`<link rel="canonical" href="${origin}/news/${name}">`)
    }
    expect((await open('/news')).html).toContain('The list')
  })

  it('the page of a missing news item returns 404 and forbids indexing', async () => {
    const { open } = await startSource()
    const { status, html } = await open('/news/nowhere')
    expect(status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  it('a path that is too long for a slug returns 404 without rendering', async () => {
    const { open, rendered } = await startSource()
    const { status, html } = await open(`/news/${'a'.repeat(200)}`)
    expect(status).toBe(404)
    expect(html).toContain('data-page="notFound"')
    expect(rendered).toEqual([])
  })

  it('a page with a path pattern is not rendered unless each item has a document of its own', async () => {
    const { open, rendered } = await startSource()
    expect((await open('/game/100184')).status).toBeUndefined()
    expect(rendered).toEqual([])
  })
})
