import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { startSession } from '../../support/enterAs.ts'
import { expect, test } from '../../support/portalTest.ts'

test.beforeEach(async ({ page }) => {
  await startSession(page, 'ana')
})

for (const { title, path, list } of [
  { title: '[GAME-01] a member plays a game of /live', path: '/live', list: 'Cassino ao vivo' },
  { title: '[GAME-02] a member plays a game of /rng', path: '/rng', list: 'Slots' },
  { title: '[GAME-03] a member plays a game of /fish', path: '/fish', list: 'Jogos de pesca' },
  { title: '[GAME-04] a member plays a game of /pvp', path: '/pvp', list: 'Mesas' },
]) {
  test(title, { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    const games = page.getByRole('navigation', { name: 'Jogos', exact: true })
    await expect(games.getByRole('link', { name: list })).toHaveAttribute('aria-current', 'page')
    const tile = page.getByRole('list', { name: list, exact: true }).getByRole('article').first()
    await tile.hover()
    await tile.getByRole('button', { name: /^Jogar/ }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('[GAME-10, GAME-11] the slots list has nearly 10,000 games of many vendors', {
  tag: '@full',
}, async ({ page }) => {
  const slots = catalogue.games({ gameType: 'RNG' })
  await page.goto('/rng')
  expect(slots.length).toBeGreaterThan(9000)
  const count = new Intl.NumberFormat('pt-BR').format(slots.length)
  await expect(page.getByText(`${count} jogos`)).toBeVisible()
  await page.getByRole('button', { name: 'Provedores', exact: true }).click()
  const vendors = new Set(slots.map(({ vendor }) => vendor))
  expect(vendors.size).toBeGreaterThan(20)
  await expect(page.getByRole('checkbox')).toHaveCount(vendors.size)
})

test("[GAME-20, ROLE-08, ROLE-10] a member's favourites load after the log-in, and the member adds and plays another game", {
  tag: '@full',
}, async ({ page }) => {
  const loaded = page.waitForResponse('**/wps/relay/MCSFE_getFavoriteGames')
  await page.goto('/pvp')
  await loaded
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const tiles = page.getByRole('list', { name: 'Mesas' }).getByRole('article')
  const tile = tiles.filter({ has: page.getByRole('button', { name: /aos favoritos$/ }) }).first()
  const title = await tile.getByRole('heading').innerText()
  await tile.getByRole('button', { name: /aos favoritos$/ }).click()
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Lobby' })
    .getByRole('link', { name: /favoritos/i })
    .click()
  const mine = page.getByRole('list', { name: 'Meus favoritos' }).getByRole('article')
  const marked = mine.filter({ hasText: title })
  await expect(marked).toHaveCount(1)
  await marked.hover()
  await marked.getByRole('button', { name: /^Jogar/ }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
})
