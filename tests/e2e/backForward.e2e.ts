import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser/findBrowser.ts'
import { enterAs } from '../support/enterAs.ts'
import { holdScripts } from '../support/holdScripts.ts'
import {
  closeAnnouncements,
  dialogOf,
  expect,
  expectSignedIn,
  test as portalTest,
} from '../support/portalTest.ts'

type Fixtures = {
  /** Browser with the back/forward cache, which Playwright disables by default. */
  keepingBrowser: Browser
  /** Page in `keepingBrowser`. */
  keptPage: Page
}

const test = portalTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
  keepingBrowser: async ({}, use) => {
    const browser = findBrowser()
    const own = await chromium.launch({
      args: browserArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(browser ? { executablePath: browser } : {}),
    })
    await use(own)
    await own.close()
  },
  keptPage: async ({ keepingBrowser, gateway }, use) => {
    const context = await keepingBrowser.newContext({ baseURL: gateway.url, locale: 'pt-BR' })
    await context.addInitScript(closeAnnouncements)
    await use(await context.newPage())
    await context.close()
  },
})

/** Marks a page to recognise it later: a page that loads again has no mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { mark: 'kept' }))
const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in globalThis)

/** A page from the back/forward cache fires no load event, so this waits for the commit only. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' })

/** Number of history entries between the page and the last one with a URL path. */
async function stepsBackTo(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  const index = entries
    .slice(0, currentIndex)
    .findLastIndex(({ url }) => URL.canParse(url) && new URL(url).pathname === path)
  expect(index, path).toBeGreaterThanOrEqual(0)
  return currentIndex - index
}

/** Resolves when the page receives the `welcome` message on its socket. */
const waitForWelcome = (page: Page) =>
  page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => JSON.parse(String(payload)).type === 'welcome',
    }),
  )

test("Back restores a visitor's page from the back/forward cache, and its socket connects again", {
  tag: '@full',
}, async ({ keptPage: page }) => {
  const first = waitForWelcome(page)
  await page.goto('/rng')
  await first
  await mark(page)
  await page.goto('/healthz')
  const again = waitForWelcome(page)
  await back(page)
  await again
  expect(await isSamePage(page)).toBe(true)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test("Back restores a member's page from the back/forward cache and requests the balance again", {
  tag: '@full',
}, async ({ keptPage: page }) => {
  await enterAs(page, 'ana')
  await mark(page)
  await page.goto('/healthz')
  const reads = page.waitForRequest('**/wps/v2/wallets/balance*')
  const again = waitForWelcome(page)
  await back(page)
  await Promise.all([reads, again])
  expect(await isSamePage(page)).toBe(true)
  await expectSignedIn(page, 'Ana')
})

const header = (page: Page) => page.getByRole('banner')
const isVisitors = (page: Page) =>
  expect(header(page).getByRole('button', { name: 'Entrar' })).toBeVisible()

test("Back after a log-out shows a visitor's page: the member's page is not cached", {
  tag: '@full',
}, async ({ keptPage: page }) => {
  await enterAs(page, 'ana')
  // Blocks the chunk that watches the session, so that nothing watches it when the page is left.
  await page.route(/\/assets\/later-[^/]*\.js/, (route) => route.abort(), { times: 1 })
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('later-'))
  await page.goto('/rng')
  await expectSignedIn(page, 'Ana')
  await refused
  await mark(page)
  await page.goto('/member/account')
  await header(page).getByRole('button', { name: 'Menu da conta de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await dialogOf(page, 'Sair da conta').getByRole('button', { name: 'OK' }).click()
  await isVisitors(page)
  const steps = await stepsBackTo(page, '/rng')
  await page.evaluate((count) => history.go(-count), steps)
  await expect(page).toHaveURL('/rng')
  await isVisitors(page)
  expect(await isSamePage(page)).toBe(false)
})

test('a page in the back/forward cache whose session has ended is never visible', {
  tag: '@full',
}, async ({ keptPage: page }) => {
  await enterAs(page, 'ana')
  // Records the body's visibility frame by frame, from the restoration to the reload.
  await page.evaluate(() => {
    const note = () => {
      const { visibility } = getComputedStyle(document.body)
      sessionStorage.setItem('drawn', `${sessionStorage.getItem('drawn') ?? ''}${visibility} `)
      requestAnimationFrame(note)
    }
    addEventListener('pageshow', ({ persisted }) => persisted && note())
  })
  await page.goto('/healthz')
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await back(page)
  await isVisitors(page)
  expect(await page.evaluate(() => sessionStorage.getItem('drawn'))).toMatch(/^(?:hidden )+$/)
})

test('after a reload, Back before hydration shows the target page instead of the reloaded page', {
  tag: '@full',
}, async ({ page }) => {
  const main = page.getByRole('main')
  const read = async (title: string) => {
    await main.getByRole('link', { name: title }).click()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto('/news')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await read('Seus dados em uma página só')
  await main.getByRole('link', { name: 'Todas as notícias' }).click()
  await read('Quatro estúdios que falam português')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(main.getByRole('heading', { level: 1, name: 'Quatro estúdios' })).toBeVisible()
  // The history entries belong to one document: nothing loads, and no script listens yet.
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(/privacidade-e-dados/)
  release()
  const title = 'Seus dados em uma página só'
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.goForward()
  await page.goForward()
  await expect(main.getByRole('heading', { level: 1, name: 'Quatro estúdios' })).toBeVisible()
})
