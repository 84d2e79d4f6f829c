import { expect, type Page } from '@playwright/test'
import { test } from '../support/portalTest.ts'

/** Pages that list games or vendors. */
const gameLists = ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/lott', '/elott']

type DehydratedQuery = {
  queryKey: [path: string, input: { query?: Record<string, string> }]
  isComplete: boolean
}

/** Key of a call, built from the path and query string of its request. */
const callOf = (path: string, search: string) => `${path} ${new URLSearchParams(search)}`

/** Render time of a document, and the calls whose complete responses it contains. */
async function dehydratedIn(page: Page): Promise<{ renderedAt: number; calls: string[] }> {
  const block = page.locator('script#data')
  const data = JSON.parse((await block.textContent()) ?? '')
  const { renderedAt } = data
  const queries: DehydratedQuery[] = data.queries
  const calls = queries
    .filter(({ isComplete }) => isComplete)
    .map(({ queryKey: [path, { query }] }) => callOf(path, String(new URLSearchParams(query))))
  return { renderedAt, calls }
}

/**
 * Counts the unhydrated elements in a part of the page. Only elements of the portal count; they
 * have a class.
 */
const countUnhydrated = (part: Element) =>
  [...part.querySelectorAll('[class]')].filter(
    (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length

/** Text of a part of the page, without elements that depend on the time or the visitor. */
const lastingText = (part: HTMLElement) => {
  for (const element of part.querySelectorAll('[data-after-hydration]')) element.remove()
  return part.innerText
}

/**
 * Maximum age of a document in milliseconds, well below the minute after which a page requests its
 * data again.
 */
const farFromOld = 40_000

test.describe('pages without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each page of a game type lists its games or vendors without scripts', {
    tag: '@full',
  }, async ({ page }) => {
    for (const path of gameLists) {
      await page.goto(path)
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('img') })
      await expect(list.getByRole('listitem').first(), path).toBeVisible()
      await expect(list.locator('img[loading=lazy]').first(), path).not.toBeInViewport()
    }
  })
})

/** Pages of each kind: a page of cards, a list of games, a list of vendors and an article. */
const hydratedPages = ['/promotions', '/rng', '/sports', '/news/chaves-de-acesso']
for (const path of hydratedPages) {
  test(`${path} hydrates with the queries of its document and requests none of them again`, {
    tag: '@full',
  }, async ({ page, browser, baseURL }) => {
    const answered: string[] = []
    let text = ''
    await expect(async () => {
      // Opens a new context, since an earlier visit may have cached an older document.
      const withoutScripts = await browser.newPage({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      })
      await withoutScripts.goto(path)
      const { renderedAt, calls } = await dehydratedIn(withoutScripts)
      text = await withoutScripts.getByRole('main').evaluate(lastingText)
      await withoutScripts.close()
      expect(Date.now() - renderedAt).toBeLessThan(farFromOld)
      answered.push(...calls)
    }).toPass()

    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      calls.push(callOf(pathname, search))
    })
    const announced = page.waitForResponse(/MCSFE_getListAnnouncements/)
    await page.goto(path)
    await announced
    await expect.poll(() => page.getByRole('main').evaluate(countUnhydrated)).toBe(0)
    expect(calls.filter((call) => answered.includes(call))).toEqual([])
    expect(await page.getByRole('main').evaluate(lastingText)).toBe(text)
  })
}

test("a URL with a vendor shows only that vendor's games", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/rng?vassalage=PG')
  await expect(page.getByRole('link', { name: 'Remover Palma Games' })).toBeVisible()
  const games = page.getByRole('main').getByRole('article')
  await expect(games.first()).toContainText('Palma Games')
  await expect(games.filter({ hasNotText: 'Palma Games' })).toHaveCount(0)
})

test('hydration does not change the dates of a document in a browser of another time zone', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    timezoneId: 'Pacific/Honolulu',
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/help')
  const before = await page.getByRole('main').innerText()
  await page.locator('html[data-hydrated]').waitFor()
  expect(await page.getByRole('main').innerText()).toBe(before)
  expect(errors).toEqual([])
  await context.close()
})
