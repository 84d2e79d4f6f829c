import type { Page } from '@playwright/test'

/**
 * Every script of the build waits, as on a line that is slow without end.
 * @returns lets them come.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
