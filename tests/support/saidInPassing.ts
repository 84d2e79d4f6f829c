import { expect, type Page } from '@playwright/test'

/**
 * Records in the page that it has shown a text which disappears after seconds.
 * @returns a function that waits until the text has been shown. A reload deletes the record.
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
