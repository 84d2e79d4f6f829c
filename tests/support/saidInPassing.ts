import { expect, type Page } from '@playwright/test'

/**
 * Notes in the page when it shows a text that disappears after seconds.
 * @returns waits until the text was shown; valid until the page reloads.
 */
export async function saidInPassing(page: Page, text: string): Promise<() => Promise<void>> {
  await page.evaluate((expectedText) => {
    const note = () => {
      if (document.body.innerText.includes(expectedText)) document.documentElement.dataset.said = ''
    }
    const changes = { subtree: true, childList: true, characterData: true }
    new MutationObserver(note).observe(document.body, changes)
  }, text)
  return () => expect(page.locator('html[data-said]')).toHaveCount(1)
}
