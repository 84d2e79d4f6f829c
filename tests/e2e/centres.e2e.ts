import type { Page } from '@playwright/test'
import { enterAs } from '../support/enterAs.ts'
import { expect, test } from '../support/portalTest.ts'

/** Expects the page to be complete, without skeletons. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
}

test('a records page gives its table three quarters of a wide screen and wraps no date', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, 'ana', '/member/bettingRecord')
  await expectWhole(page)
  const table = page.getByRole('table', { name: 'Histórico de apostas' })
  const box = await table.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(1440 * 0.75)
  const heights = await table
    .locator('td time')
    .evaluateAll((times) => times.map((time) => time.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.max(...heights)).toBeLessThan(30)
})
