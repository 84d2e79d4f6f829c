import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/portalTest.ts'

/** File names of the home page's deferred chunks. */
const deferredFiles = /\/assets\/(MovingBanners|later|Colonnade)-[\w-]+\.\w+$/

test('[ERR-32] the home page keeps its content when its deferred chunks fail to load, and loads them when the network is back', {
  tag: '@full',
}, async ({ page }) => {
  const lost = new Set<string>()
  await page.route(deferredFiles, async (route) => {
    lost.add(deferredFiles.exec(route.request().url())?.[1] ?? '')
    await route.abort()
  })
  await page.goto('/')
  // The colonnade loads near the end of the page.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...lost].sort()).toEqual(['Colonnade', 'MovingBanners', 'later'])
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: /Pix/ }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)

  const menu = page.getByRole('navigation', { name: 'Jogos' })
  await menu.getByRole('button', { name: 'Slots: provedores' }).click()
  await expect(menu.getByRole('alert')).toContainText('Esta parte não carregou')
  await expectAccessible(page)
  await page.unroute(deferredFiles)
  // Failed chunks are also loaded again in the background, so the button may disappear before a click.
  await expect(menu.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Palma Games/ }).first()).toBeVisible()
})

test('an error replaces the wins when their chunk fails to load, until the network is back', {
  tag: '@full',
}, async ({ page }) => {
  const winsFile = /\/assets\/MovingWins-[\w-]+\.js$/
  await page.route(winsFile, (route) => route.abort())
  await page.goto('/')
  const board = page.getByRole('region', { name: 'Maiores prêmios' })
  await board.scrollIntoViewIfNeeded()
  const failed = board.getByRole('alert')
  await expect(failed).toContainText('Esta parte não carregou')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(winsFile)
  await expect(failed).toHaveCount(0)
  await expect(board.getByRole('listitem').first()).toBeVisible()
})
