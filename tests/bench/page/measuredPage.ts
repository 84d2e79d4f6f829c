import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/browser/findBrowser.ts'

/** Chromium as the end-to-end tests start it. */
export function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  })
}

export type Cost = {
  /** Milliseconds that the page's main thread ran script. */
  script: number
  /** Milliseconds that it was busy at all: script, style, layout, paint. */
  busy: number
}

/** What the main thread has done so far. */
async function costSoFar(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
  return { script: of('ScriptDuration'), busy: of('TaskDuration') }
}

/** What an action costs the page's main thread, until `settled` holds and a frame is painted. */
export async function costOf(page: Page, action: () => Promise<void>): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await costSoFar(session)
  await action()
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  )
  const after = await costSoFar(session)
  await session.detach()
  return { script: after.script - before.script, busy: after.busy - before.busy }
}

/** The middle of several values; of two, the lower. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))
