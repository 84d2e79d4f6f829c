import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { browserArguments, findBrowser } from '../../scripts/browser/findBrowser.ts'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, median, round } from './page/measuredPage.ts'

const rounds = 3
/** Of the processor, for the presses. */
const slowdown = 4

/**
 * The same page as the portal serves it, without any script: what hand-written HTML would paint.
 */
async function serveStaticTwin(html: string) {
  const plain = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(modulepreload|preload)[^>]*>/g, '')
  const body = gzipSync(plain)
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
    })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Lighthouse's settings for a desktop; those for a phone are what it does unasked. */
const presets = { mobile: undefined, desktop: desktopConfig }
type Preset = keyof typeof presets

async function measure(url: string, preset: Preset) {
  const port = await freePort()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const result = await lighthouse(
      url,
      { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' },
      presets[preset],
    )
    const audits = result?.lhr.audits
    const of = (id: string) => audits?.[id]?.numericValue ?? Number.NaN
    return {
      paint: of('largest-contentful-paint'),
      blocking: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
      score: 100 * (result?.lhr.categories.performance?.score ?? Number.NaN),
    }
  } finally {
    await browser.close()
  }
}

async function repeat(url: string, preset: Preset) {
  const results = []
  for (let index = 0; index < rounds; index += 1) results.push(await measure(url, preset))
  return results
}

async function rowsOf(url: string, twin: string, preset: Preset) {
  const portal = await repeat(url, preset)
  const plain = await repeat(twin, preset)
  const middle = (results: typeof portal, of: keyof (typeof portal)[number]) =>
    median(results.map((result) => result[of]))
  const row = (figure: string, value: number, unit: string, target?: string) => ({
    figure: `${preset}: ${figure}`,
    value: round(value, unit === 'ms' ? 0 : 3),
    unit,
    ...(target && { target }),
  })
  const [paint, plainPaint] = [middle(portal, 'paint'), middle(plain, 'paint')]
  return [
    row('largest contentful paint', paint, 'ms'),
    row('the same content without script', plainPaint, 'ms'),
    row('beside it', paint / plainPaint, '×', '<= 1.1'),
    row('total blocking time', middle(portal, 'blocking'), 'ms', '<= 50'),
    row('cumulative layout shift', middle(portal, 'shift'), '', '0'),
    row('performance score', middle(portal, 'score'), ''),
  ]
}

/**
 * What a press is seen to do: the control or the line on top says that it was heard, then its
 * dialog comes.
 */
const dialog = '[role="dialog"]'
const heard = `[data-early][aria-busy], [role="progressbar"], ${dialog}`

type Press = { figure: string; moment: 'early' | 'awake'; effect: string }

/**
 * As soon as the page can be seen at all, which is long before it is hydrated, and when it is
 * awake.
 */
const presses: readonly Press[] = [
  { figure: 'a press before hydration shows', moment: 'early', effect: heard },
  { figure: 'a press shows that it was heard', moment: 'awake', effect: heard },
  { figure: 'a press shows its dialog', moment: 'awake', effect: dialog },
]

/** Milliseconds from a press on a slowed-down processor until something of it shows. */
async function pressRows(url: string) {
  const browser = await launch()
  try {
    const rows = []
    for (const press of presses) {
      const values: number[] = []
      while (values.length < rounds) values.push(await pressed(browser, url, press))
      const figure = `${slowdown} x slower: ${press.figure}`
      rows.push({ figure, value: round(median(values), 0), unit: 'ms', target: '<= 300' })
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** In the page, so that no time on the way to it counts. */
async function pressed(browser: Browser, url: string, { moment, effect }: Press): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: moment === 'early' ? 'commit' : 'load' })
  if (moment === 'awake') await page.locator('html[data-hydrated]').waitFor()
  await page.locator('[data-early="login"]').first().waitFor()
  const time = await page.evaluate(
    (awaited) =>
      new Promise<number>((shown) => {
        const control = document.querySelector<HTMLElement>('[data-early="login"]')
        const started = performance.now()
        const look = () => {
          if (document.querySelector(awaited)) shown(performance.now() - started)
          else requestAnimationFrame(look)
        }
        control?.click()
        requestAnimationFrame(look)
      }),
    effect,
  )
  await page.close()
  return time
}

/** How soon a visitor sees the home page, beside a page without script, and how soon it answers. */
export async function run() {
  const gateway = await startGatewayProcess()
  const url = `${gateway.url}/`
  const twin = await serveStaticTwin(await (await fetch(url)).text())
  try {
    const mobile = await rowsOf(url, twin.url, 'mobile')
    const desktop = await rowsOf(url, twin.url, 'desktop')
    return {
      title: `First paint of / (Lighthouse, median of ${rounds})`,
      rows: [...mobile, ...desktop, ...(await pressRows(url))],
    }
  } finally {
    twin.stop()
    await gateway.stop()
  }
}
