import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, median, round } from './page/measuredPage.ts'
import { type LoadFigures, measureLoad } from './page/measureLoad.ts'

const rounds = 5

/**
 * A public page, and an API call. The page must contain the names that `names` extracts from the
 * call's response.
 */
type Measured = { path: string; call: string; names: (value: never) => string[] }

type Named = { title?: string; displayName?: string; name?: string }

const games = 'clientType=3&platform=flash,html5-desktop'
const measured: readonly Measured[] = [
  {
    path: '/',
    call: '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=flash,html5-desktop',
    names: ({ list }: { list: Named[] }) => list.map(({ displayName = '' }) => displayName),
  },
  {
    path: '/rng',
    call: `/wps/relay/GCSGAME_gameList?${games}&gameType=RNG&pageNo=1&pageSize=18`,
    names: ({ games }: { games: Named[] }) => games.map(({ displayName = '' }) => displayName),
  },
  {
    path: '/promotions',
    call: '/wps/promotions?pageSize=100',
    names: ({ items }: { items: Named[] }) => items.map(({ title = '' }) => title),
  },
  {
    path: '/pointMall',
    call: '/wps/relay/MCS2_getPointReward?pageSize=20',
    names: ({ items }: { items: Named[] }) => items.map(({ name = '' }) => name),
  },
  {
    path: '/help',
    call: '/wps/system/helpCenter?lang=pt-BR&device=WEB',
    names: ({ categories }: { categories: { articles: Named[] }[] }) =>
      categories.flatMap(({ articles }) => articles.map(({ title = '' }) => title)),
  },
]

/**
 * Serves a document without its scripts. Such a document paints as fast as hand-written HTML. All
 * other requests go to the portal.
 */
async function serveStaticTwin(html: string, portal: string) {
  const plain = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(modulepreload|preload)[^>]*>/g, '')
  const body = brotliCompressSync(plain)
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
      })
      response.end(body)
      return
    }
    const answer = await fetch(portal + url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return { plain, url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** The document without scripts and the page take turns, so that a busy moment affects both. */
async function rowsOf(browser: Browser, portal: string, { path, call, names }: Measured) {
  // The names of games differ by language.
  const headers = { 'Accept-Language': 'pt-BR' }
  const html = await (await fetch(portal + path, { headers })).text()
  const { value } = await (await fetch(portal + call, { headers })).json()
  const twin = await serveStaticTwin(html, portal)
  try {
    const absent = names(value as never)
      .slice(0, 6)
      .filter((name) => !twin.plain.includes(name.replaceAll('&', '&amp;')))
    if (absent.length > 0) throw new Error(`${path} lacks ${absent.join(', ')}`)
    const [page, plain]: [LoadFigures[], LoadFigures[]] = [[], []]
    for (let turn = 0; turn < rounds; turn += 1) {
      page.push(await measureLoad(browser, portal + path))
      plain.push(await measureLoad(browser, twin.url))
    }
    const middle = (figures: LoadFigures[], of: keyof LoadFigures) =>
      median(figures.map((figure) => figure[of]))
    const row = (figure: string, amount: number, unit: string, target?: string) => ({
      figure: `${path}: ${figure}`,
      value: round(amount, unit === 'ms' || unit === '' ? 0 : 2),
      unit,
      ...(target && { target }),
    })
    const beside = (of: 'paint' | 'index') => middle(page, of) / middle(plain, of)
    return [
      row('largest contentful paint', middle(page, 'paint'), 'ms'),
      row('beside its twin', beside('paint'), '×', '<= 1.2'),
      row('speed index beside its twin', beside('index'), '×', '<= 1.3'),
      row(
        'blocking time over its twin',
        middle(page, 'blocking') - middle(plain, 'blocking'),
        'ms',
        '<= 50',
      ),
      row('layout shift', middle(page, 'shift'), 'of the screen', '<= 0.02'),
      row('scripts', middle(page, 'scripts'), '', '<= 30'),
      row('scripts', middle(page, 'kilobytes'), 'KB'),
    ]
  } finally {
    twin.stop()
  }
}

/**
 * Time until visitors see the content of public pages, compared with the same pages without
 * scripts.
 */
export async function run() {
  const gateway = await startGatewayProcess()
  const browser = await launch()
  try {
    const rows = []
    for (const page of measured) rows.push(...(await rowsOf(browser, gateway.url, page)))
    return { title: `First paint (phone, slow 4G, medians of ${rounds})`, rows }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
