import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { answer } from '../../../platform/server/handler.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { escapeHtml } from '../../lib/document/escapeHtml.ts'
import { aStatus } from '../testing.tsx'
import { createPageRenderer } from './pageRenderer.ts'

const article = {
  anchor: 'deposit',
  title: 'How do I deposit?',
  content: '<p>By <b>Pix</b><script>alert(1)</script></p>',
  updatedAt: '2026-11-20T01:00:00Z',
}

function answerPublication(pathname: string): Response {
  if (pathname !== '/wps/publications/NEWS/new-studios')
    return Response.json({ success: false, code: 'NOT_FOUND', reference: 'r' }, { status: 404 })
  const content = '<p>Here <b>they</b> are.<img src=x onerror="alert(1)"></p>'
  return Response.json({ success: true, value: { publication, content } })
}

/** Platform whose responses can be changed and whose calls are counted. */
function aPlatform() {
  const platform = {
    status: aStatus({ timeZone: 'America/Sao_Paulo' }),
    articles: [article],
    isDown: false,
    calls: 0,
  }
  const send = async ({ url }: Request) => {
    platform.calls += 1
    if (platform.isDown) return new Response('', { status: 500 })
    const { pathname } = new URL(url)
    const { status, articles } = platform
    if (pathname.startsWith('/wps/publications/')) return answerPublication(pathname)
    const value =
      pathname === '/wps/system/status'
        ? { ...status, serverTime: new Date().toISOString() }
        : { language: 'en', categories: [{ id: 'money', title: 'Money', articles }] }
    return Response.json({ success: true, value })
  }
  return { platform, send }
}

const publication = {
  kind: 'NEWS',
  slug: 'new-studios',
  title: 'New studios',
  summary: 'Three of them.',
  imageUrl: '',
  author: 'Games team',
  publishedAt: '2026-11-20T01:00:00Z',
  readingMinutes: 2,
}

const help = { path: '/help', language: 'en', ifChanged: false }

describe('page rendered for visitors', () => {
  it("a rendered page has sanitised content, dates in the market's time zone, and its dehydrated queries", async () => {
    const { send } = aPlatform()
    const page = await createPageRenderer(send).render(help)
    expect(page?.html).toContain('How do I deposit?')
    expect(page?.html).toContain('<p>By <b>Pix</b></p>')
    expect(page?.html).toContain('Nov 19, 2026')
    const queries = JSON.parse(page?.queries ?? '')
    expect(queries.map(({ queryKey }: { queryKey: unknown[] }) => queryKey[0])).toEqual([
      '/wps/system/status',
      '/wps/system/helpCenter',
    ])
  })

  it("the dehydrated queries of a page contain neither the caller's IP address nor the server time", async () => {
    const { platform, send } = aPlatform()
    platform.status = aStatus({ location: { ip: '203.0.113.24' } })
    const page = await createPageRenderer(send).render(help)
    expect(page?.queries).not.toContain('203.0.113.24')
    expect(page?.queries).not.toMatch(/"serverTime":"\d/)
  })

  it('a page is rendered again only when a response has changed', async () => {
    const { platform, send } = aPlatform()
    const renderer = createPageRenderer(send)
    await renderer.render(help)
    const later = { ...help, ifChanged: true }
    expect(await renderer.render(later)).toBeUndefined()
    platform.articles = [{ ...article, title: 'How do I pay in?' }]
    expect((await renderer.render(later))?.html).toContain('How do I pay in?')
    expect(await renderer.render(later)).toBeUndefined()
  })

  it('a page rendered during maintenance is the maintenance page', async () => {
    const { platform, send } = aPlatform()
    platform.status = aStatus({ maintenance: true })
    const page = await createPageRenderer(send).render(help)
    expect(page?.html).not.toContain('How do I deposit?')
    expect(page?.html).toContain('<h1')
  })

  it('rendering fails while the platform is down, and works when it is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { platform, send } = aPlatform()
    const renderer = createPageRenderer(send)
    platform.isDown = true
    await expect(renderer.render(help)).rejects.toThrow()
    platform.isDown = false
    expect((await renderer.render(help))?.html).toContain('How do I deposit?')
  })
})

describe('page with matches', () => {
  let minute = 38
  let [amount, perMinute] = ['187402913.57', '2482.20']
  const mocks = mocksPerTest({
    behaviour: {
      'GET /wps/jackpot': ({ context }) => {
        const at = new Date(context.now()).toISOString()
        return answer({ isShown: true, pool: { amount, perMinute, currency: 'BRL', at } })
      },
      'GET /wps/sports/fixtures': ({ context, query: { sport } }) => {
        const asOf = new Date(context.now()).toISOString()
        const fixtureId = `${sport}-1`.toLowerCase()
        const prices = (['HOME', 'DRAW', 'AWAY'] as const).map((outcome, place) => ({
          selectionId: `${fixtureId}:RESULT:${outcome}`,
          outcome,
          odds: `${place + 1}.52`,
        }))
        return answer({
          asOf,
          bookNodeId: '100184',
          list: [
            {
              fixtureId,
              sport,
              leagueId: 'bra',
              league: 'Brasileirão',
              home: 'Flamengo',
              away: 'Palmeiras',
              kicksOffAt: asOf,
              status: 'LIVE',
              phase: 'FIRST_HALF',
              minute,
              score: { home: 1, away: 0 },
              markets: [{ kind: 'RESULT', status: 'ACTIVE', prices }],
              marketCount: 8,
            },
          ],
        })
      },
    },
  })
  const start = () =>
    createPageRenderer(async (request) => {
      const response = await mocks.server(request, { ip: '203.0.113.1', requestId: 'page' })
      return response ?? new Response('', { status: 404 })
    })

  it.each(['/', '/sports', '/esports'])(
    '[PLAY-12] the document of %s has matches with their odds',
    async (path) => {
      const page = await start().render({ path, language: 'en', ifChanged: false })
      expect(page?.html).toContain('Flamengo')
      expect(page?.html).toContain('38′')
      const names = page?.html.replaceAll(/<[^>]+>/g, '')
      expect(names).toContain('1 Flamengo, win 1.52')
      expect(names).toContain('2 Palmeiras, win 3.52')
    },
  )

  it('the document of the home page has at most 800 elements and 19 KB of queries', async () => {
    const page = await start().render({ path: '/', language: 'en', ifChanged: false })
    expect(page?.html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(800)
    expect(page?.queries.length).toBeLessThanOrEqual(19_000)
  })

  it('[PLAY-12] a change of matches alone does not render a page again', async () => {
    const renderer = start()
    const order = { path: '/sports', language: 'en', ifChanged: false }
    const page = await renderer.render(order)
    const queries = JSON.parse(page?.queries ?? '')
    const matches = queries.find(
      ({ queryKey }: { queryKey: unknown[] }) => queryKey[0] === '/wps/sports/fixtures',
    )
    // The page fetches the matches once it is hydrated.
    expect(matches?.isComplete).toBe(false)
    minute = 39
    expect(await renderer.render({ ...order, ifChanged: true })).toBeUndefined()
    expect((await renderer.render(order))?.html).toContain('39′')
  })

  it('a grown jackpot alone does not render the home page again, but a new growth rate does', async () => {
    const renderer = start()
    const order = { path: '/', language: 'en', ifChanged: true }
    const page = await renderer.render(order)
    expect(page?.queries).toContain('187402913.57')
    amount = '187405395.77'
    expect(await renderer.render(order)).toBeUndefined()
    perMinute = '3000.00'
    expect((await renderer.render(order))?.queries).toContain('187405395.77')
  })
})

describe('page of a single item', () => {
  const open = (path: string) =>
    createPageRenderer(aPlatform().send).render({ path, language: 'en', ifChanged: false })

  it('[MSG-07] the page of a news item has its sanitised text and its own head', async () => {
    const page = await open('/news/new-studios')
    expect(page?.html).toContain('Here <b>they</b> are.')
    expect(page?.html).not.toContain('onerror')
    expect(page?.isMissing).toBe(false)
    expect(page?.head).toMatchObject({
      title: 'New studios · Portico',
      description: 'Three of them.',
      locale: 'en',
      isIndexed: true,
      publishedAt: '2026-11-20T01:00:00Z',
    })
  })

  it('[MSG-07, MSG-08] the page of an unknown item has isMissing set and shows the not-found text', async () => {
    for (const path of ['/news/nowhere', '/blog/new-studios']) {
      const page = await open(path)
      expect(page?.isMissing).toBe(true)
      expect(page?.html).toContain('Page not found')
      expect(page?.head).toMatchObject({ title: 'Page not found · Portico', isIndexed: false })
    }
  })

  it('a page that is not about a single item has no head of its own', async () => {
    const page = await open('/help')
    expect([page?.head, page?.isMissing]).toEqual([undefined, false])
  })
})

describe('page of a game', () => {
  const mocks = mocksPerTest()
  const open = (nodeId: string) =>
    createPageRenderer(async (request) => {
      const response = await mocks.server(request, { ip: '203.0.113.1', requestId: 'page' })
      return response ?? new Response('', { status: 404 })
    }).render({ path: `/game/${nodeId}`, language: 'en', ifChanged: false })

  it("the document of a game has the game's name and details, and its own head", async () => {
    const game = catalogue.games({ gameType: 'RNG' }).find(canStart)
    if (!game) throw new Error('The catalogue has no slot')
    const name = gameName(game, 'en')
    const page = await open(game.nodeId)
    expect(page?.html).toContain(`>${escapeHtml(name)}</h1>`)
    expect(page?.html).toContain('Minimum bet')
    expect(page?.html).toContain(`More from ${game.vendorName}`)
    expect(page?.isMissing).toBe(false)
    expect(page?.head).toMatchObject({
      title: `${name} – ${game.vendorName} · Portico`,
      description: `${name} by ${game.vendorName}: RTP, bet limits and similar games.`,
      item: { type: 'VideoGame', name },
    })
  })

  it('the page of an unknown game has isMissing set and shows the not-found text', async () => {
    const page = await open('nowhere')
    expect(page?.isMissing).toBe(true)
    expect(page?.html).toContain('Game not found')
  })
})
