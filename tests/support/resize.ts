import { expect, type Page, type ViewportSize } from '@playwright/test'

/** Waits two animation frames for the page to adapt to the window's size. Runs in the page. */
const untilDrawnTwice = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser draws no frame')), 5000)
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/**
 * Resizes the window, with retries: a browser that is busy with another window may draw no frames
 * of this one until it is resized again.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await expect(async () => {
    await page.setViewportSize(size)
    await page.evaluate(untilDrawnTwice)
  }).toPass({ timeout: 60_000 })
}
