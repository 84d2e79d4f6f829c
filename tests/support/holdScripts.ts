import type { Page } from '@playwright/test'

/**
 * Holds every script of the build back, as on an endlessly slow connection.
 * @returns releases the scripts.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
