import { holdScripts } from '../support/holdScripts.ts'
import { expect, test } from '../support/portalTest.ts'

test('[ROUTE-45, ROUTE-46, ROUTE-48] a link opens a page at its top, Back restores the scroll position, and no progress bar remains', async ({
  page,
}) => {
  const place = () => page.evaluate(() => window.scrollY)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/sports"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esportes')
  await expect(page).toHaveTitle(/Esportes/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await place()).toBe(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre e jogue do seu jeito.')
  await expect.poll(place).toBe(300)
  await page.reload()
  await expect.poll(place).toBe(300)
  // A typed URL opens its page at the top. The scroll position of the previous page is stored.
  await page.goto('/sports')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esportes')
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  expect(await place()).toBe(0)
  // `goBack` may resolve early, on a history change of the old document.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre e jogue do seu jeito.')
  await expect.poll(place).toBe(300)
  // A link to the current page neither scrolls nor fails.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre e jogue do seu jeito.')
})

test('[ROUTE-46] a progress bar is shown while the chunk of a page loads, and hidden once the page is shown', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Esportes', exact: true }).first().click()
  const bar = page.getByRole('progressbar')
  await expect(bar).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esportes')
  await expect(bar).toHaveCount(0)
})
