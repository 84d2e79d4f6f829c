import { expect, type Page, type ViewportSize } from '@playwright/test'

/** What follows the window's size has done so by then. Runs in the page. */
const untilDrawnTwice = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser draws no frame')), 5000)
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** A browser that is busy with another window may owe this one its frames until it is resized again. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await expect(async () => {
    await page.setViewportSize(size)
    await page.evaluate(untilDrawnTwice)
  }).toPass({ timeout: 60_000 })
}
