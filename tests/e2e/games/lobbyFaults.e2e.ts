import type { Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { enterAs } from '../../support/enterAs.ts'
import { expect, test } from '../../support/portalTest.ts'

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance, isGame }) => hasTrial && !inMaintenance && isGame === 'GAME')
const trial = `/seamless?nodeId=${game?.nodeId}&freeTrial=true`
const tilesOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('article')

test('a favourite that the server does not receive is reverted with a notice (fault 35)', {
  tag: '@full',
}, async ({ page, context }) => {
  await enterAs(page, 'ana', '/fish')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const star = tilesOf(page, 'Jogos de pesca')
    .nth(5)
    .getByRole('button', { name: /(aos|dos) favoritos$/ })
  await expect(star).toHaveAccessibleName(/aos favoritos$/)
  await context.setOffline(true)
  await star.click()
  await expect(page.getByRole('status').filter({ hasText: 'conexão' })).toBeVisible()
  await expect(star).toHaveAccessibleName(/aos favoritos$/)
  await context.setOffline(false)
})

test('the last filter text decides the list, whatever the order of the responses (fault 36)', {
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

test('a list without its image host shows the default icons (fault 37)', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/art/games/**', (route) => route.abort())
  await page.goto('/pvp')
  const tiles = tilesOf(page, 'Mesas')
  await expect(tiles.first().locator('[data-default] svg')).toBeVisible()
  await expect(tiles.first().getByRole('heading')).toBeVisible()
})

test('a page number beyond the last is corrected, and an unknown vendor shows an empty list (fault 38)', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/fish?vassalage=OCN&page=9999')
  await expect(page).toHaveURL('/fish?vassalage=OCN')
  await expect(tilesOf(page, 'Jogos de pesca')).toHaveCount(10)
  await page.goto('/fish?vassalage=NOBODY')
  await expect(page.getByText('Nenhum dado')).toBeVisible()
})

test('a game that the server fails to start shows an error, and a retry starts it (fault 39)', {
  tag: '@full',
}, async ({ page }) => {
  const call = '**/wps/game/startGame'
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(trial)
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir' })
  await expect(alert).toBeVisible()
  await page.unroute(call)
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a game that never loads is reported after 15 seconds with a button to close it (fault 40)', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/play/**', () => {})
  await page.clock.install()
  await page.goto(trial)
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(11_000)
  await expect(page.getByText('está demorando mais que o normal')).toHaveCount(0)
  await page.clock.fastForward(4_500)
  const notice = page.getByRole('alert').filter({ hasText: 'está demorando mais que o normal' })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Fechar o jogo' }).last().click()
  await expect(page).toHaveURL('/')
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
