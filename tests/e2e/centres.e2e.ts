import type { Page } from '@playwright/test'
import { memberRows } from '../../src/pages/memberRows.ts'
import { enterAs } from '../support/enterAs.ts'
import { expectStill, watchShifts } from '../support/layoutShifts.ts'
import { expect, logIn, test } from '../support/portalTest.ts'

const addresses = memberRows.map(({ paths }) => paths.at(-1) ?? paths[0])

/** Expects the page to be complete, without skeletons. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
}

test('pages of the member centre do not shift their layout on a phone', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'ana', 'portico-ana-1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.addInitScript(watchShifts)
  for (const address of addresses) {
    await page.goto(address)
    await expectWhole(page)
    await expectStill(page, address)
  }
})

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
