import type { Page } from '@playwright/test'
import { banners } from '../../../mocks/content/announcements/banners.ts'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { mostShift, watchShifts } from '../../support/layoutShifts.ts'
import { delayAnswers, WatchedTab } from '../../support/pageMoves.ts'
import { expect, test } from '../../support/portalTest.ts'

const tilesOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('article')
const namesIn = (page: Page, list: string) =>
  tilesOf(page, list).getByRole('heading').allInnerTexts()
const count = (filter: Parameters<typeof catalogue.games>[0]) => catalogue.games(filter).length

/** Heading of the game that runs in a window over the page. */
const gameIn = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 })

async function leaveGame(page: Page) {
  await page.getByRole('button', { name: 'Fechar o jogo' }).click()
  await page.getByRole('button', { name: 'Sair do jogo', exact: true }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
}

test('[ACT-23, LOB-13, LOB-14, LOB-15] a list is filtered by vendor and category and sorted, also after a reload', async ({
  page,
}) => {
  await page.goto('/rng')
  await page.getByRole('button', { name: 'Provedores', exact: true }).click()
  for (const vendor of [/^Jade Lion/, /^Palma Games/]) {
    const box = page.getByRole('checkbox', { name: vendor })
    await box.click()
    await expect(box).toBeChecked()
  }
  await page
    .getByRole('navigation', { name: 'Categorias' })
    .getByRole('link', { name: /^Jackpots/ })
    .click()
  await expect(page).toHaveURL('/rng?vassalage=JL,PG&classify=JACKPOT')
  const total = count({ gameType: 'RNG', vendors: ['JL', 'PG'], gameClassify: 'JACKPOT' })
  await expect(page.getByRole('status').filter({ hasText: `${total} jogos` })).toBeVisible()
  const unsorted = await namesIn(page, 'Slots')
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Lançamentos')
  await expect(page).toHaveURL('/rng?vassalage=JL,PG&classify=JACKPOT&sort=newest')
  // Repeats until the list is sorted: the URL changes before the list is requested, and the
  // skeleton shown meanwhile has no names.
  let before: string[] = []
  await expect(async () => {
    before = await namesIn(page, 'Slots')
    expect(before).toHaveLength(unsorted.length)
    expect(before).not.toEqual(unsorted)
  }).toPass()
  await page.reload()
  await expect.poll(() => namesIn(page, 'Slots')).toEqual(before)
  await expect(page.getByRole('link', { name: 'Remover Jade Lion' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Mostrar' })
    .getByRole('link', { name: 'Em alta' })
    .click()
  await expect(page).toHaveURL('/rng?filter=hot&vassalage=JL,PG&classify=JACKPOT')
  const tiles = tilesOf(page, 'Slots')
  await expect(async () => {
    expect(await tiles.count()).toBeGreaterThan(0)
    expect(await tiles.filter({ hasNotText: 'Em alta' }).count()).toBe(0)
  }).toPass()
})

test('[LOB-03] hot games have a page with filters', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ver todos: Em alta' }).click()
  await expect(page).toHaveURL('/hot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jogos em alta')
  await page.goto('/hot?vassalage=EVO')
  await expect(tilesOf(page, 'Jogos em alta').first()).toContainText('Evora Live')
  for (const tile of await tilesOf(page, 'Jogos em alta').all()) {
    await expect(tile).toContainText('Evora Live')
    await expect(tile.getByText('Em alta')).toBeVisible()
  }
})

test('[ACT-24, LOB-36] a favourite that is added or removed in one tab is added or removed in another tab, too', async ({
  page,
  context,
}) => {
  await enterAs(page, 'ana', '/fish')
  const star = (tab: Page) =>
    tilesOf(tab, 'Jogos de pesca')
      .nth(3)
      .getByRole('button', { name: /(aos|dos) favoritos$/ })
  await expect(star(page)).toHaveAccessibleName(/aos favoritos$/)
  // A tab that the page opens shares the session of the page. The token is in the tab's session
  // storage.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href)
    }),
  ])
  await expect(star(other)).toHaveAccessibleName(/aos favoritos$/)
  await star(page).click()
  await expect(star(page)).toHaveAccessibleName(/dos favoritos$/)
  await expect(star(other)).toHaveAccessibleName(/dos favoritos$/)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(star(page)).toHaveAccessibleName(/aos favoritos$/)
  await expect(star(other)).toHaveAccessibleName(/aos favoritos$/)
})

test('[ACT-25, LOB-29, LOB-37, LOB-38] a game starts from a banner, the winner board and the continue-playing row', async ({
  page,
}) => {
  const slot = banners.find(({ linkage }) => linkage?.type === 'GAME')
  await enterAs(page, 'ana', '/')
  // The banners and their buttons load when the page is used.
  await page.mouse.wheel(0, 1)
  await page.getByRole('button', { name: 'Pausar os destaques' }).click()
  await page.getByRole('button', { name: new RegExp(`: ${slot?.title.pt}$`) }).click()
  await page
    .getByRole('region', { name: 'Destaques', exact: true })
    .getByRole('button', { name: slot?.title.pt ?? '', exact: true })
    .click()
  await expect(gameIn(page)).toBeVisible()
  await leaveGame(page)

  const board = page.getByRole('region', { name: 'Maiores prêmios' })
  const scrolled = () =>
    board.evaluate(
      (region) =>
        (region.querySelector('li')?.getBoundingClientRect().top ?? 0) -
        region.getBoundingClientRect().top,
    )
  // The list of wins scrolls by itself once it is near the viewport, and stops while the pointer is
  // over the list.
  await board.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  const start = await scrolled()
  await expect.poll(scrolled).not.toBe(start)
  await board.getByRole('button', { name: 'Pausar a lista' }).click()
  await board.getByRole('listitem').first().getByRole('button').click()
  await expect(gameIn(page)).toBeVisible()
  await leaveGame(page)

  const played = page.getByRole('region', { name: 'Continue jogando' })
  const first = played.getByRole('article').first()
  await first.hover()
  await first.getByRole('button', { name: /^Jogar/ }).click()
  await expect(gameIn(page)).toBeVisible()
})

test('[LOB-37] a win that takes the focus by keyboard moves into view', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/')
  const board = page.getByRole('region', { name: 'Maiores prêmios' })
  const first = board.getByRole('listitem').first().getByRole('button')
  await board.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport()
  // The list scrolls by itself, by the height of one entry in two seconds.
  await expect(first).not.toBeInViewport()
  await board.getByRole('button', { name: 'Pausar a lista' }).focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
})

test("[LOB-02] the continue-playing row is in place at a member's next visit without a layout shift", {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'ana', '/')
  const hot = tilesOf(page, 'Em alta').first()
  await hot.hover()
  await hot.getByRole('button', { name: /^Jogar/ }).click()
  await expect(gameIn(page)).toBeVisible()
  await leaveGame(page)
  const played = page.getByRole('region', { name: 'Continue jogando' })
  await expect(played.getByRole('article').first()).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 1100 })
  await page.addInitScript(watchShifts)
  await page.addInitScript(delayAnswers, false)
  const tab = new WatchedTab(page)
  await tab.load('/')
  const { moves } = await tab.settle()
  await expect(played.getByRole('article').first()).toBeVisible()
  const sum = moves.reduce((total, { value }) => total + value, 0)
  expect(sum, moves.flatMap(({ nodes }) => nodes).join('\n')).toBeLessThanOrEqual(mostShift)
})

test('[ACT-26, ROLE-03] a visitor starts the free trial of a game in a list', async ({ page }) => {
  await page.goto('/rng')
  const tile = tilesOf(page, 'Slots')
    .filter({ has: page.getByText('Teste grátis') })
    .first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Teste grátis/ }).click()
  await expect(gameIn(page)).toBeVisible()
})

test('[CARD-02, LOB-24, LOB-25, LOB-26, CONST-53, CONST-54, CONST-55] the banners rotate, jump to a pressed dot, and stop on pause', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  // The first use of the page loads the carousel, which otherwise loads after five seconds.
  await page.mouse.move(1, 1)
  const region = page.getByRole('region', { name: 'Destaques', exact: true })
  const dots = region.getByRole('button', { name: /^Destaque \d/ })
  const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'))
  await expect(dots).toHaveCount(
    banners.filter(
      ({ groupName, executions }) => groupName === 'w_home' && executions.includes('B'),
    ).length,
  )
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  // The clock also runs on its own, so the measurement starts at the first change.
  await expect(async () => {
    await page.clock.runFor(250)
    expect(await shown()).toBe(1)
  }).toPass({ intervals: [0] })
  await page.clock.runFor(3500)
  expect(await shown()).toBe(1)
  await page.clock.runFor(1750)
  await expect.poll(shown).toBe(2)
  expect(
    await region.locator('.swiper-wrapper').evaluate(({ style }) => style.transitionDuration),
  ).toBe('1000ms')
  await dots.last().click()
  await expect.poll(shown).toBe((await dots.count()) - 1)
  // The first banner follows the last.
  await page.clock.runFor(7000)
  await expect.poll(shown).toBe(0)
  await dots.nth(4).click()
  await expect.poll(shown).toBe(4)
  await region.getByRole('button', { name: 'Pausar os destaques' }).click()
  await page.clock.runFor(20_000)
  expect(await shown()).toBe(4)
  const slides = region.locator('.swiper-slide')
  const [one, next] = await slides.evaluateAll((all) =>
    all
      .slice(0, 2)
      .map((slide) => slide.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right })),
  )
  expect(Math.round((next?.left ?? 0) - (one?.right ?? 0))).toBe(20)
})

test('[LOB-27, LOB-28] a single banner does not move, and a banner without a linkage is not a link', {
  tag: '@full',
}, async ({ page }) => {
  const banner = {
    id: 'a-1',
    groupName: 'w_home',
    title: 'Só um destaque',
    url: '/art/banners/one.svg',
    execution: 'B',
    publishedAt: '2026-11-20T00:00:00Z',
  }
  const value = { banners: [banner], playerNotices: [], headlines: [], popup: [], promotion: [] }
  await page.route(/MCSFE_getListAnnouncements/, (route) =>
    route.fulfill({ json: { success: true, value } }),
  )
  await page.goto('/')
  const only = page.getByRole('main').getByRole('img', { name: 'Só um destaque' })
  await expect(only).toBeVisible()
  await expect(page.getByRole('region', { name: 'Destaques', exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Só um destaque' })).toHaveCount(0)
})

test('a list of games passes axe and fits the window in each theme and width with its vendors and with its categories', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rng?vassalage=JL')
  await page.getByRole('button', { name: /^Provedores/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Jade Lion/ })).toBeChecked()
  await expectAccessibleInEachVariant(page)
  await page.goto('/live?view=whole')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
