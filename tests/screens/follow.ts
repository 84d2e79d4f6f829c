import type { Stage } from './scene.ts'

/**
 * Opens a page by a link on another page, so that it makes its own calls instead of using the data
 * in the HTML document.
 */
export const follow = async ({ page }: Stage, from: string, link: string) => {
  await page.goto(from)
  await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
  await page.locator(link).first().click()
}
