import type { Locator, Page } from '@playwright/test'
import { expect } from './portalTest.ts'

/** Upper bound of the number of controls of a page. */
const mostTabs = 200

/** True if a control of the page, or of a frame in it, has the focus. */
const isFocused = (control: Locator) =>
  control.evaluate((element) => document.hasFocus() && element === document.activeElement)

/** Presses Tab, or Shift+Tab, until a control has the focus. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible()
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await isFocused(control)) return
    await page.keyboard.press(key)
  }
  await expect(control, `reached with ${key}`).toBeFocused()
}

/** Focuses a control by Tab and presses Enter. */
export async function enter(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}
