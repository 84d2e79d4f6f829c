import type { Page } from '@playwright/test'

/**
 * Delays every script of the build, as an endlessly slow connection would.
 * @returns a function that releases the scripts.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
