import type { Browser, Page } from '@playwright/test'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, median, round } from './page/measuredPage.ts'

const rounds = 5
/** CPU slowdown factor. */
const slowdown = 4

/** Slow 4G as in Lighthouse: latency in milliseconds, and bytes per second in each direction. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const lines = { 'local net': undefined, 'slow 4G': slow4G }

/** Moments of the press, each with its limits in milliseconds on a local network. */
const moments = {
  'first paint': { frame: 300, fields: 1000 },
  hydration: { frame: 500, fields: 500 },
  idle: { frame: 200, fields: 200 },
} as const
type Moment = keyof typeof moments
type Line = keyof typeof lines

const dialogs = ['login', 'register'] as const

/** Milliseconds from the press until each state is reached. */
type Touch = {
  /** Time until the dialog is visible. */
  frame: number
  /** Time until the fields of the dialog accept input. */
  fields: number
  /** Time until the dialog's code has loaded and responds. */
  answers: number
}

/** Runs in the page: presses at the given moment, and records what is visible in each frame. */
function touch({ name, moment }: { name: string; moment: Moment }): Promise<Touch> {
  const frame = () => new Promise(requestAnimationFrame)
  const painted = () =>
    new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      }).observe({ type: 'paint', buffered: true })
    })
  const hydrated = async () => {
    while (!document.documentElement.hasAttribute('data-hydrated')) await frame()
  }
  const idle = () => new Promise<void>((free) => requestIdleCallback(() => free()))
  const isSeen = (element: Element | null | undefined) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true

  const press = async () => {
    const selector = `header :is([data-opens="${name}"], [data-early="${name}"])`
    const find = () => document.querySelector<HTMLElement>(selector)
    while (!find()) await frame()
    const started = performance.now()
    const seen: Partial<Touch> = {}
    find()?.click()
    while (seen.answers === undefined) {
      await frame()
      const time = performance.now() - started
      const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)
      const input = dialog?.querySelector('input')
      // Skips states that were already seen, since each check costs the page time.
      if (seen.frame === undefined && isSeen(dialog?.querySelector('h2'))) seen.frame = time
      if (seen.fields === undefined && isSeen(input)) seen.fields = time
      if (input && !dialog?.querySelector('[data-untaken]')) seen.answers = time
    }
    return seen as Touch
  }
  const wait = { 'first paint': painted, hydration: hydrated, idle }[moment]
  return wait().then(press)
}

/** Runs in the page: waits until nothing was fetched for a while. */
async function waitForQuiet(): Promise<void> {
  const count = () => performance.getEntriesByType('resource').length
  for (let before = -1; before !== count(); ) {
    before = count()
    await new Promise((later) => setTimeout(later, 2000))
  }
}

async function measure(browser: Browser, url: string, touchCase: Case): Promise<Touch> {
  const page = await browser.newPage()
  try {
    await page.addInitScript(() => {
      sessionStorage.setItem('announcementsClosedA', '1')
      sessionStorage.setItem('announcementsClosedB', '1')
    })
    await slowDown(page, touchCase.line)
    await page.goto(url, { waitUntil: 'commit' })
    if (touchCase.moment === 'idle') {
      await page.locator('html[data-hydrated]').waitFor()
      // The dialogs load at the first use of the page, here by a pointer on its way to the button.
      await page.mouse.move(600, 450)
      await page.evaluate(waitForQuiet)
    }
    return await page.evaluate(touch, touchCase)
  } finally {
    await page.close()
  }
}

async function slowDown(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const conditions = lines[line]
  if (!conditions) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
}

type Case = { path: string; name: (typeof dialogs)[number]; line: Line; moment: Moment }

/**
 * Each dialog, opened in each of the networks `lines` at each of the `moments`. `/rng` is a page
 * with many pictures.
 */
const cases: readonly Case[] = Object.keys(lines).flatMap((line) =>
  Object.keys(moments).flatMap((moment) =>
    [
      { path: '/', name: 'login' as const },
      { path: '/rng', name: 'login' as const },
      { path: '/', name: 'register' as const },
    ].map((target) => ({ ...target, line: line as Line, moment: moment as Moment })),
  ),
)

function rowsOf({ path, name, line, moment }: Case, touches: readonly Touch[]) {
  const goals = {
    ...moments[moment],
    ...(line === 'slow 4G' && moment === 'first paint' && { fields: 2500 }),
  }
  const row = (what: keyof Touch, goal?: number) => ({
    figure: `${line}, ${path}, ${name} pressed at ${moment}: ${what}`,
    value: round(median(touches.map((one) => one[what])), 0),
    unit: 'ms',
    ...(goal !== undefined && { target: `<= ${goal}` }),
  })
  return [row('frame', goals.frame), row('fields', goals.fields), row('answers')]
}

/** Response time to the first press of a new visitor, on a slow processor. */
export async function run() {
  const gateway = await startGatewayProcess()
  const browser = await launch()
  try {
    const rows = []
    for (const touched of cases) {
      const touches: Touch[] = []
      while (touches.length < rounds) {
        touches.push(await measure(browser, gateway.url + touched.path, touched))
      }
      rows.push(...rowsOf(touched, touches))
    }
    return { title: `The first touch, ${slowdown} x slower (median of ${rounds})`, rows }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
