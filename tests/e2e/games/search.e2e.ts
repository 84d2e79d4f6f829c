import type { Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessible, expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

/** Game with a unique name. */
const game = catalogue
  .games({ gameType: 'RNG' })
  .find(
    (one) =>
      canStart(one) &&
      one.hasTrial &&
      one.isTranslated &&
      catalogue.games({ name: gameName(one, 'pt') }).length === 1,
  )
const title = game ? gameName(game, 'pt') : ''
/** Name of the game without accents and with two letters swapped. */
const misspelling = title
  .normalize('NFD')
  .replaceAll(/\p{Mn}/gu, '')
  .toLowerCase()
  .replace(/(\w)(\w)(\w{3,})/, '$2$1$3')

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar jogos' })
const playOf = (page: Page) => page.getByRole('gridcell', { name: new RegExp(`^Jogar ${title},`) })
const calls = ['**/wps/games/catalogue*', '**/wps/relay/GCSGAME_gameList*']
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Buscar jogos' })

async function expectGame(page: Page) {
  await expect(page.locator(`iframe[title="${title}"]`)).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
}

test('[ACT-22] the search finds a game by a mistyped name and starts it, by the keyboard alone', async ({
  page,
}) => {
  await enterAs(page, 'ana', '/promotions')
  await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(misspelling)
  await expect(fieldOf(page)).toHaveValue(misspelling)
  await expect(page.getByRole('gridcell', { name: `Você quis dizer ${title}?` })).toBeVisible()
  const id = await playOf(page).getAttribute('id')
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await page.keyboard.press('Enter')
  await expectGame(page)
  // Back returns to the page below the search, not to the search.
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
  // The search offers the last query again.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toHaveValue(misspelling)
  await expect(playOf(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page).toHaveURL(`/game/${game?.nodeId}`)
})

test.describe('search on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('[ACT-22] the search on a phone finds a game by a mistyped name and starts it by touch', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/promotions')
    await searchButton(page).tap()
    await expect(fieldOf(page)).toBeFocused()
    await fieldOf(page).pressSequentially(misspelling)
    await playOf(page).tap()
    // A visitor logs in first, and then continues to the game.
    const login = dialogOf(page, 'Entrar')
    await login.getByLabel('Usuário').fill('ana')
    await login.getByLabel('Senha *').fill('portico-ana-1')
    await login.getByRole('button', { name: 'Entrar', exact: true }).tap()
    await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${game?.nodeId}`))
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the search passes axe and fits the window in each theme and width before, during and after a query', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('recentSearches', '["tigre","jade"]'))
  await page.goto('/promotions')
  await searchButton(page).click()
  await expect(page.getByRole('gridcell', { name: /^Jogar/ }).first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await fieldOf(page).fill('jade')
  await expect(page.getByRole('gridcell', { name: /^Jade Lion/ })).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await fieldOf(page).fill(misspelling)
  await expect(playOf(page)).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await fieldOf(page).fill('xyzzy')
  await expect(page.getByText('Nada encontrado para “xyzzy”.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})

test('a failed search shows an error and keeps its text, and a retry repeats it', {
  tag: '@full',
}, async ({ page }) => {
  for (const call of calls)
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/promotions')
  await searchButton(page).click()
  await fieldOf(page).fill(title)
  const alert = page.getByRole('alert').filter({ hasText: 'A busca não está disponível' })
  await expect(alert).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  for (const call of calls) await page.unroute(call)
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(playOf(page)).toBeVisible()
  await expect(fieldOf(page)).toHaveValue(title)
})

test('a search without a network shows the cause and uses the loaded catalogue', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/promotions')
  await searchButton(page).click()
  await fieldOf(page).fill(title)
  await expect(playOf(page)).toBeVisible()
  for (const call of calls) await page.route(call, (route) => route.abort('internetdisconnected'))
  // The catalogue is loaded, so the search works offline.
  await fieldOf(page).fill(misspelling)
  await expect(playOf(page)).toBeVisible()
  await page.reload()
  await fieldOf(page).fill(title)
  await expect(page.getByText('Você está sem conexão.')).toBeVisible({ timeout: 15_000 })
})

test('a game name with markup is shown as text', { tag: '@full' }, async ({ page }) => {
  const name = '<img src=x onerror="globalThis.isHurt=true"> Tigre'
  await page.route('**/wps/games/catalogue*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.columns.displayName[0] = name
    await route.fulfill({ response, json: body })
  })
  await page.goto('/promotions')
  await searchButton(page).click()
  await fieldOf(page).fill('img src')
  const cell = page.getByRole('gridcell', { name: `Jogar ${name}` })
  await expect(cell).toContainText(name)
  expect(await page.evaluate(() => 'isHurt' in globalThis)).toBe(false)
})
