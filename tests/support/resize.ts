import { expect, type Page, type ViewportSize } from '@playwright/test'

/** Waits for two frames, in which everything follows the window's size. Runs in the page. */
const untilDrawnTwice = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser draws no frame')), 5000)
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/**
 * A browser that is busy with another window may draw no frames of this one until it is resized
 * again.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await expect(async () => {
    await page.setViewportSize(size)
    await page.evaluate(untilDrawnTwice)
  }).toPass({ timeout: 60_000 })
}
