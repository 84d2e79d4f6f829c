import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { playRound } from '../../support/playRound.ts'
import { expect, test } from '../../support/portalTest.ts'

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance, isGame }) => hasTrial && !inMaintenance && isGame === 'GAME')

test("[GAME-12, GAME-36] a free trial plays in its sandboxed frame without a log-in and ends by the game's exit link", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/pvp')
  await page.goto(`/seamless?nodeId=${game?.nodeId}&freeTrial=true`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await playRound(page)).toMatch(/ganhou|prêmio|Voltaram/)
  await expect(frame.locator('#lastWin')).toBeVisible()
  await expect(frame.locator('.failed')).toHaveCount(0)
  await frame.getByRole('link').last().click()
  await expect(page).toHaveURL('/')
})

test('[ROUTE-23] Back restores the vendor and the page number of a list', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/rng?vassalage=PG')
  const tiles = page.getByRole('list', { name: 'Slots' }).getByRole('article')
  await expect(tiles).toHaveCount(18)
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL('/rng?vassalage=PG&page=2')
  await page.goBack()
  await expect(page).toHaveURL('/rng?vassalage=PG')
  await expect(page.getByRole('button', { name: 'Página 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
