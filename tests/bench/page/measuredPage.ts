import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/browser/findBrowser.ts'

/** Chromium with the settings of the end-to-end tests. */
export function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  })
}

export type Cost = {
  /** Script time of the page's main thread, in milliseconds. */
  script: number
  /** Total busy time in milliseconds: script, style, layout, paint. */
  busyTime: number
}

/** Script and busy time of the main thread so far. */
async function costSoFar(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
  return { script: of('ScriptDuration'), busyTime: of('TaskDuration') }
}

/** Cost of an action for the page's main thread, until a frame is painted after it. */
export async function costOf(page: Page, action: () => Promise<void>): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  // The thread's own time: the time in which other programs had its processor does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await costSoFar(session)
  await action()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  const after = await costSoFar(session)
  await session.detach()
  return { script: after.script - before.script, busyTime: after.busyTime - before.busyTime }
}

/** Median; the lower of two middle values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))
