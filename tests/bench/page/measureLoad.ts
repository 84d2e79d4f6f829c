import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, devices, type Page, type Request } from '@playwright/test'
import { speedIndexOf, type TimedFrame } from './speedIndex.ts'

/** CPU slowdown factor. */
const slowdown = 4
/** Slow 4G: round trip in milliseconds, and bytes per second. */
const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Milliseconds without a request after which a page is complete. */
const quietTime = 2000
/** Announcements would cover the content. */
const blockedUrls = ['*MCSFE_getListAnnouncements*']

/** Figures of one load. Times are in milliseconds since the request of the document. */
export type LoadFigures = {
  /** Largest contentful paint. */
  paint: number
  /** Speed index: average time until the parts of the screen have their final colours. */
  index: number
  /** Time beyond 50 ms per task of the main thread after the first paint. */
  blocking: number
  /** Cumulative layout shift: largest sum of a window of shifts. */
  shift: number
  scripts: number
  /** Transferred kilobytes of scripts. */
  kilobytes: number
}

type ObservedWindow = Window & { observed?: Observed }
type Observed = Pick<LoadFigures, 'paint' | 'blocking' | 'shift'>

/** Collects the figures that the browser reports. Runs in the page, before its scripts. */
function observe(): void {
  const observed: Observed = { paint: Number.NaN, blocking: 0, shift: 0 }
  // The property belongs to this bench.
  const own = window as ObservedWindow
  own.observed = observed
  const onEntries = (type: string, listener: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) listener(entry as never)
    }).observe({ type, buffered: true })
  onEntries('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    observed.paint = startTime
  })
  onEntries('longtask', ({ startTime, duration }: PerformanceEntry) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
    if (firstPaint && startTime >= firstPaint.startTime) observed.blocking += duration - 50
  })
  let shiftWindow = { start: 0, end: 0, sum: 0 }
  onEntries('layout-shift', (shift: PerformanceEntry & { value: number }) => {
    const time = shift.startTime
    const continues = time - shiftWindow.end < 1000 && time - shiftWindow.start < 5000
    shiftWindow = continues
      ? { ...shiftWindow, end: time, sum: shiftWindow.sum + shift.value }
      : { start: time, end: time, sum: shift.value }
    observed.shift = Math.max(observed.shift, shiftWindow.sum)
  })
}

/** Figures that `observe` has collected in a page so far. */
export async function observedIn(page: Page): Promise<Observed> {
  // The property belongs to this bench.
  const observed = await page.evaluate(() => (window as ObservedWindow).observed)
  if (!observed) throw new Error(`${page.url()} was not observed`)
  return observed
}

/** Makes the later loads of a tab as slow as on a phone with slow 4G, without announcements. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: blockedUrls })
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  return session
}

/** Loads a page in a new context, as a phone on a slow network does. */
export async function measureLoad(browser: Browser, url: string): Promise<LoadFigures> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    const session = await slowDown(page)
    const frames: TimedFrame[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ time: 1000 * (metadata.timestamp ?? 0), png: Buffer.from(data, 'base64') })
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await session.send('Page.startScreencast', { format: 'png', maxWidth: 120, maxHeight: 213 })
    const scripts: Request[] = []
    let lastRequest = 0
    page.on('requestfinished', (request) => {
      lastRequest = performance.now()
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(url)
    // A busy page requests its scripts late.
    await page.locator('html[data-hydrated], html:not(:has(script))').waitFor()
    while (performance.now() - lastRequest < quietTime) await pause(100)
    await session.send('Page.stopScreencast')
    const observed = await observedIn(page)
    const start = await page.evaluate(() => performance.timeOrigin)
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const transferred = sizes.map((size) => size.responseHeadersSize + size.responseBodySize)
    return {
      ...observed,
      index: speedIndexOf(frames, start),
      scripts: transferred.length,
      kilobytes: transferred.reduce((sum, size) => sum + size, 0) / 1000,
    }
  } finally {
    await context.close()
  }
}
