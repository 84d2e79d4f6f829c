import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { readBuild } from '../../gateway/static/buildFolder.ts'
import { enterAs, enterAsAgent } from '../support/enterAs.ts'
import { mostShift } from '../support/layoutShifts.ts'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, round } from './page/measuredPage.ts'
import { observedIn, slowDown } from './page/measureLoad.ts'

/** Milliseconds without a request after which a page is complete. */
const quietTime = 1000

/** Kinds of users: the pages that they open by page id, and how they enter. */
const audiences = [
  {
    hasPage: (id: string) => /^member\.|^(?:home|promotions|pointMall)$/.test(id),
    enter: (page: Page) => enterAs(page, 'ana'),
  },
  {
    hasPage: (id: string) => id.startsWith('agent.'),
    enter: (page: Page) => enterAsAgent(page, 'carla', '/agentHome'),
  },
]

/** Loads a page until it is quiet. @returns its cumulative layout shift */
async function shiftOf(page: Page, path: string): Promise<number> {
  let lastRequest = performance.now()
  const note = () => {
    lastRequest = performance.now()
  }
  page.on('request', note).on('requestfinished', note)
  await page.goto(path)
  while (performance.now() - lastRequest < quietTime) await pause(100)
  page.off('request', note).off('requestfinished', note)
  return (await observedIn(page)).shift
}

type Visit = { baseURL: string; paths: readonly string[]; enter: (page: Page) => Promise<void> }

async function rowsOf(browser: Browser, { baseURL, paths, enter }: Visit) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, viewport, locale: 'pt-BR' })
  const page = await context.newPage()
  await enter(page)
  await slowDown(page)
  // The first visit stores the size of the player's own games, so that later visits reserve the
  // space.
  await shiftOf(page, '/')
  const rows = []
  for (const path of paths) {
    const value = round(await shiftOf(page, path), 3)
    rows.push({ figure: path, value, unit: 'of the screen', target: `<= ${mostShift}` })
  }
  await context.close()
  return rows
}

/** Layout shift of each page of members and agents at 390 px. */
export async function run() {
  const { prerenderedPages } = await readBuild('dist/client')
  const pages = prerenderedPages.filter(({ isDefaultLanguage }) => isDefaultLanguage)
  const gateway = await startGatewayProcess()
  const browser = await launch()
  try {
    const rows = []
    for (const { hasPage, enter } of audiences) {
      const paths = pages
        .filter(({ page }) => hasPage(page))
        .flatMap(({ paths: [path] }) => path ?? [])
      rows.push(...(await rowsOf(browser, { baseURL: gateway.url, paths, enter })))
    }
    return { title: 'Layout shift (phone, slow 4G, one load of each page)', rows }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
