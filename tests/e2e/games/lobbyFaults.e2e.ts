import type { Page } from '@playwright/test'
import { expect, test } from '../../support/portalTest.ts'

const tilesOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('article')

test('the list shows the games for the last filter text, whatever the order of the responses', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/rng')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  let releaseFirst = () => {}
  const first = new Promise<void>((resolve) => {
    releaseFirst = resolve
  })
  const isFirst = (url: URL) => url.searchParams.get('gameName') === 'jade'
  await page.route(isFirst, async (route) => {
    await first
    await route.continue().catch(() => {})
  })
  const field = page.getByRole('main').getByRole('searchbox')
  const asked = page.waitForRequest((request) => isFirst(new URL(request.url())))
  await field.fill('jade')
  await asked
  await field.fill('zeus')
  const tiles = tilesOf(page, 'Slots')
  await expect(tiles.first()).toContainText(/zeus/i)
  releaseFirst()
  await expect(page).toHaveURL(/name=zeus/)
  await expect(tiles.first()).toContainText(/zeus/i)
})

for (const [lacks, lack] of [
  ['a picture', { showIcon: '' }],
  ['a vendor', { vendorName: '', vassalage: '', vendorIcon: '' }],
  ['a known type', { gameType: 'HOLOGRAM' }],
] as const) {
  test(`a game without ${lacks} is listed with its remaining data`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.route('**/wps/relay/GCSGAME_gameList*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      Object.assign(answer.value.games[0], lack, { displayName: 'O jogo estranho' })
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/pvp?sort=rtp')
    const tile = tilesOf(page, 'Mesas').filter({ hasText: 'O jogo estranho' })
    await expect(tile.getByRole('heading')).toHaveText('O jogo estranho')
    await expect(tile.getByRole('button', { name: /^Jogar/ })).toBeAttached()
    await expect(tilesOf(page, 'Mesas')).toHaveCount(18)
  })
}
