import { expect, type Page } from '@playwright/test'
import { test } from '../support/portalTest.ts'

/** What a visitor finds on each page that anybody may open, in Portuguese and English. */
const contents = [
  { path: '/', pt: 'Roleta', en: 'Roulette' },
  { path: '/promotions', pt: 'Clube VIP', en: 'VIP Club' },
  { path: '/help', pt: 'Pix', en: 'Pix' },
  { path: '/news', pt: 'Seus dados em uma página só', en: 'Your data on one page' },
  { path: '/blog', pt: 'Limites que funcionam', en: 'Limits that work' },
  { path: '/blog/limites-que-funcionam', pt: 'Ache o seu número', en: 'Find your number' },
  { path: '/about', pt: 'O que não prometemos', en: 'What we do not promise' },
  { path: '/winners', pt: 'Os maiores prêmios recentes', en: 'The largest recent wins' },
] as const

/** Lists of games, and of the vendors of games. */
const gameLists = ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/lott', '/elott']

type DehydratedQuery = {
  queryKey: [path: string, input: { query?: Record<string, string> }]
  state: { dataUpdatedAt: number }
}

/** A call as the address of its request tells it. */
const callOf = (path: string, search: string) => `${path} ${new URLSearchParams(search)}`

/** The time of a document's rendering, and the calls that it has the whole answers of. */
async function dehydratedIn(page: Page): Promise<{ renderedAt: number; calls: string[] }> {
  const block = page.locator('script#data')
  const { renderedAt, state } = JSON.parse((await block.textContent()) ?? '')
  const queries: DehydratedQuery[] = state.queries
  const calls = queries
    .filter((query) => query.state.dataUpdatedAt > 0)
    .map(({ queryKey: [path, { query }] }) => callOf(path, String(new URLSearchParams(query))))
  return { renderedAt, calls }
}

/** Counts the elements of ours, which have a class, that React has not hydrated in a part of the page. */
const countUnhydrated = (part: Element) =>
  [...part.querySelectorAll('[class]')].filter(
    (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length

/** A page asks again for what is a minute old; a busy gateway may still show such a document. */
const farFromOld = 40_000

/** A gateway that has just started may show a page's shell first. */
async function expectContent(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(text, { timeout: 500 })
  }).toPass()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, pt, en } of contents) {
    test(`${path} says what it is about, in the language of its address`, { tag: '@full' }, async ({
      page,
    }) => {
      await expectContent(page, path, pt)
      await expectContent(page, `${path}?lang=en`, en)
    })
  }

  for (const path of gameLists) {
    test(`${path} lists its games or vendors`, { tag: '@full' }, async ({ page }) => {
      await page.goto(path)
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('img') })
      await expect(list.getByRole('listitem').first()).toBeVisible()
      await expect(list.locator('img[loading=lazy]').first()).not.toBeInViewport()
    })
  }
})

const hydratedPages = [
  ...['/promotions', '/help', '/rng', '/sports', '/down'],
  ...['/news', '/news/chaves-de-acesso', '/about'],
]
for (const path of hydratedPages) {
  test(`${path} hydrates with the answers in its document, and asks for none of them`, {
    tag: '@full',
  }, async ({ page, browser, baseURL }) => {
    const answered: string[] = []
    let text = ''
    await expect(async () => {
      // One that was here before has the document kept, as old as it was then.
      const withoutScripts = await browser.newPage({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      })
      await withoutScripts.goto(path)
      const { renderedAt, calls } = await dehydratedIn(withoutScripts)
      text = await withoutScripts.getByRole('main').innerText()
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
    expect(await page.getByRole('main').innerText()).toBe(text)
  })
}

test('an address with a vendor hydrates with all games, and shows that vendor’s', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/rng?vassalage=PG')
  await expect(page.getByRole('link', { name: 'Remover Palma Games' })).toBeVisible()
  const games = page.getByRole('main').getByRole('article')
  await expect(games.first()).toContainText('Palma Games')
  await expect(games.filter({ hasNotText: 'Palma Games' })).toHaveCount(0)
})

test('days are the market’s, wherever the visitor is', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
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
