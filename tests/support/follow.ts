import type { Page } from '@playwright/test'
import { expect } from './portalTest.ts'

/**
 * Opens a URL path without a page load, as the browser's Forward does, and waits for the page's
 * heading.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const before = document.querySelector('h1')
    if (location.pathname === to) return
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    while ((document.querySelector('h1') ?? before) === before) {
      await new Promise(requestAnimationFrame)
    }
  }, address)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
}
