import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '../../scripts/browser/findBrowser.ts'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { median, round } from './page/measuredPage.ts'

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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Figures = Record<'paint' | 'index' | 'blocking' | 'shift' | 'scripts' | 'kilobytes', number>

/**
 * Runs Lighthouse with its phone and slow network. Announcements are blocked, since they would
 * cover the content.
 */
async function measure(url: string): Promise<Figures> {
  const port = await freePort()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
      blockedUrlPatterns: ['*MCSFE_getListAnnouncements*'],
    })
    const audits = result?.lhr.audits
    const of = (id: string) => audits?.[id]?.numericValue ?? Number.NaN
    const requests = (audits?.['network-requests']?.details as { items?: Request[] })?.items ?? []
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
    return {
      paint: of('largest-contentful-paint'),
      index: of('speed-index'),
      blocking: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
      scripts: scripts.length,
      kilobytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    }
  } finally {
    await browser.close()
  }
}

const isWhole = (figures: Figures) => Object.values(figures).every(Number.isFinite)

type Request = { resourceType?: string; transferSize?: number }

/** The document without scripts and the page take turns, so that a busy moment affects both. */
async function rowsOf({ path, call, names }: Measured, portal: string) {
  const html = await (await fetch(portal + path)).text()
  const { value } = await (await fetch(portal + call)).json()
  const twin = await serveStaticTwin(html, portal)
  try {
    const absent = names(value as never)
      .slice(0, 6)
      .filter((name) => !twin.plain.includes(name.replaceAll('&', '&amp;')))
    if (absent.length > 0) throw new Error(`${path} lacks ${absent.join(', ')}`)
    const [page, plain]: [Figures[], Figures[]] = [[], []]
    for (let turn = 0; page.length < rounds && turn < 2 * rounds; turn += 1) {
      const [withScript, without] = [await measure(portal + path), await measure(twin.url)]
      // About three of fifty traces lack the data for one of Lighthouse's figures.
      if (![withScript, without].every(isWhole)) continue
      page.push(withScript)
      plain.push(without)
    }
    const middle = (figures: Figures[], of: keyof Figures) =>
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
  try {
    const rows = []
    for (const page of measured) rows.push(...(await rowsOf(page, gateway.url)))
    return { title: `First paint (Lighthouse's phone, medians of ${rounds})`, rows }
  } finally {
    await gateway.stop()
  }
}
