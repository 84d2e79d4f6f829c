import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { readBuild } from '../../gateway/static/buildFolder.ts'
import { paths } from '../../src/paths.ts'
import { examplePaths } from '../support/examplePaths.ts'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, median, round } from './page/measuredPage.ts'
import { type LoadFigures, measureLoad } from './page/measureLoad.ts'

const rounds = 3
/** Minimum characters of the content of a document. An empty document would paint early. */
const leastContent = 300

/** Path of each public page, with an example of each path with a parameter. */
async function publicPaths(): Promise<string[]> {
  const { prerenderedPages } = await readBuild('dist/client')
  return prerenderedPages
    .filter(({ isPublic, isDefaultLanguage }) => isPublic && isDefaultLanguage)
    .flatMap(({ page, paths: [path = '/'] }) => examplePaths[page] ?? path)
    .filter((path) => path !== paths.seamless())
}

/** Characters of the text of a document's main content. */
const contentLength = (html: string): number =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, '').length

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
async function rowsOf(browser: Browser, portal: string, path: string) {
  const headers = { 'Accept-Language': 'pt-BR' }
  const html = await (await fetch(portal + path, { headers })).text()
  const twin = await serveStaticTwin(html, portal)
  try {
    if (contentLength(twin.plain) < leastContent) throw new Error(`${path} has no content`)
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
    for (const path of await publicPaths()) rows.push(...(await rowsOf(browser, gateway.url, path)))
    return { title: `First paint (phone, slow 4G, medians of ${rounds})`, rows }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
