import type { BrowserContext, Page } from '@playwright/test'

/** Opens the page's URL in another tab with the same session. */
export async function openSecondTab(page: Page, context: BrowserContext): Promise<Page> {
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href)
    }),
  ])
  return other
}

/** Counts the POST requests to a path from now on. @returns the current count. */
export function countPosts(page: Page, path: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) calls += 1
  })
  return () => calls
}

/**
 * Lets the server process the first POST requests to a path, and drops their responses.
 * @param count number of dropped responses.
 * @returns the idempotency keys of these and of later requests.
 */
export async function loseAnswers(page: Page, path: string | RegExp, count = 1): Promise<string[]> {
  const keys: string[] = []
  await page.route(path, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    keys.push((await request.headerValue('idempotency-key')) ?? '')
    if (keys.length > count) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  return keys
}
