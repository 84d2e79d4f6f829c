import type { Page } from '@playwright/test'
import { startSession } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Loterias' })
const latestOf = (page: Page) => page.getByRole('region', { name: 'Últimos sorteios' })
const resultsOf = (page: Page) => page.getByRole('region', { name: 'Últimos resultados' })

test.beforeEach(async ({ page }) => {
  await startSession(page, 'ana')
})

test('[LOB-62, LOTT-03, ROUTE-26, GAME-07] a member sees the latest draws, plays a lottery and finds it among the last played ones', async ({
  page,
}) => {
  await page.goto('/lottery')
  await expect(page.getByRole('region', { name: 'Próximo a encerrar' })).toContainText(/\d:\d\d/)
  const drawn = latestOf(page).getByRole('link').filter({ hasText: 'Keno 5 minutos' })
  await expect(drawn).toContainText(/\d{4}/)
  const launched = page.waitForRequest('**/wps/game/launchGame')
  await drawn.click()
  await expect(page).toHaveURL('/lottery?gameCode=ELOTT_KENO_5')
  expect((await launched).postDataJSON()).toMatchObject({ prizeMode: 'ELOTT' })
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(resultsOf(page).getByRole('timer')).toContainText(/\d:\d\d/)
  await expect(resultsOf(page)).toContainText('R$ 1.000.000,00 para cada R$ 1,00')
  await expect(resultsOf(page).getByRole('listitem')).toHaveCount(6)
  const group = menuOf(page).locator('section').first()
  await expect(group.getByRole('heading', { name: 'Jogadas recentemente' })).toBeVisible()
  await expect(group.getByRole('link', { name: /^Keno 5 minutos/ })).toBeVisible()
})

test('a lottery with a countdown opens from the menu, which marks the lottery as open', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/vnLottery')
  const quick = menuOf(page)
    .getByRole('link')
    .filter({ has: page.getByRole('timer') })
  await quick.first().click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(quick.first()).toHaveAttribute('aria-current', 'true')
})

test('the latest draws show an error when they fail to load, and a retry loads them', {
  tag: '@full',
}, async ({ page }) => {
  const call = '**/lotto/lgw/games/opened/numero*'
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/lottery')
  const alert = latestOf(page).getByRole('alert')
  await expect(alert).toBeVisible({ timeout: 15_000 })
  await expect(menuOf(page).getByRole('link').first()).toBeVisible()
  await page.unroute(call)
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(latestOf(page).getByRole('link').first()).toBeVisible()
})

test('the lottery page passes axe and fits the window in each theme and width after a lottery is selected', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/lottery')
  await latestOf(page).getByRole('link').first().click()
  await expect(resultsOf(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
