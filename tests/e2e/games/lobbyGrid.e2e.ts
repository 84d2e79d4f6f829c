import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { enterAs } from '../../support/enterAs.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

test('arrow keys move through a whole list on one page, and Back returns to the same tile', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/rng?view=whole')
  const list = page.getByRole('list', { name: 'Slots' })
  await expect(list.getByRole('article').first()).toBeVisible()
  await expect(list.getByRole('listitem').first()).toHaveAttribute(
    'aria-setsize',
    String(catalogue.games({ gameType: 'RNG' }).length),
  )
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  const tile = list.getByRole('article').nth(8)
  await tile.getByRole('button', { name: /^Jogar/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const name = await page.evaluate(
    () => document.activeElement?.closest('article')?.querySelector('h3')?.textContent,
  )
  expect(name).toBeTruthy()
  const link = page.getByRole('link', { name: name ?? '', exact: true })
  // A click may scroll its target into view, so `hover` scrolls first.
  await link.hover()
  const place = await page.evaluate(() => Math.round(window.scrollY))
  await link.click()
  await expect(page).toHaveURL(/\/game\//)
  await page.goBack()
  await expect(link).toBeInViewport()
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(place)
})

test('a fast scroll neither renders nor requests the rows that it passes, only those at its end', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pageSize=60')) asked.push(request.url())
  })
  await page.goto('/rng?view=whole')
  const list = page.getByRole('list', { name: 'Slots' })
  await expect(list.getByRole('article').first()).toBeVisible()
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  // Scrolls two hundred rows, at ten screens a second.
  await page.evaluate(
    () =>
      new Promise<void>((end) => {
        const start = performance.now()
        const step = (now: number) => {
          window.scrollTo(0, (now - start) * 12)
          if (now - start < 3000) requestAnimationFrame(step)
          else end()
        }
        requestAnimationFrame(step)
      }),
  )
  // The last frame of the scroll depends on the machine, so any tile may be in view.
  await expect
    .poll(() =>
      list.getByRole('article').evaluateAll((tiles) =>
        tiles.some((tile) => {
          const { top, bottom } = tile.getBoundingClientRect()
          return top < innerHeight && bottom > 0
        }),
      ),
    )
    .toBe(true)
  await expect(list.locator('li[aria-hidden]')).toHaveCount(0)
  // The scroll passes twenty pages; on a busy machine it stutters, and each pause renders its rows.
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(12)
})

test('the grid works by keyboard: Tab reaches one tile, arrow keys move, the F key adds a favourite, Enter plays', {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'ana', '/pvp')
  const tiles = page.getByRole('list', { name: 'Mesas' }).getByRole('article')
  const play = (index: number) => tiles.nth(index).getByRole('button', { name: /^Jogar/ })
  // The tabindex shows that the grid is hydrated and handles keys.
  await expect(play(1)).toHaveAttribute('tabindex', '-1')
  await play(0).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(play(2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(play(0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const star = tiles.nth(1).getByRole('button', { name: /favoritos$/ })
  const before = (await star.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('f')
  await expect(star).not.toHaveAttribute('aria-label', before)
  await page.keyboard.press('Enter')
  const game = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(game.or(dialogOf(page, 'Palma Games'))).toBeVisible()
})
