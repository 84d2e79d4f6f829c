import type { Browser, BrowserContext } from '@playwright/test'

/** Matches browser messages about security policies and Trusted Types. */
const aboutPolicies = /content security policy|trusted ?(types?|html|script)/i

/**
 * Reports everything that a security policy blocks in all pages and frames of a context, from
 * before their first script. The sources are the browser's events, its console (which includes
 * workers) and uncaught errors.
 */
async function watchContext(context: BrowserContext, tell: (what: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (aboutPolicies.test(message.text())) tell(message.text())
  })
  context.on('weberror', (failure) => {
    if (aboutPolicies.test(failure.error().message)) tell(failure.error().message)
  })
  await context.exposeBinding('tellRefusal', ({ frame }, what: string) =>
    tell(`${frame.url()}: ${what}`),
  )
  await context.addInitScript(() => {
    // `exposeBinding` above adds this function to each page.
    const here = globalThis as unknown as { tellRefusal: (what: string) => void }
    const { tellRefusal } = here
    globalThis.addEventListener(
      'securitypolicyviolation',
      (event) => {
        const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
        tellRefusal([effectiveDirective, blockedURI, sample, sourceFile, lineNumber].join(' '))
      },
      true,
    )
  })
}

/** Waits for the pending reports of all open pages, before a test ends. */
async function hearOut(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate(() => {}).catch(() => {})))
}

/**
 * Records the policy violations in a browser context, and in every other context that a test opens.
 *
 * @returns the violations so far, and a function that ends the watch after the pending reports
 */
export async function watchPolicies(
  browser: Browser,
  context: BrowserContext,
): Promise<{ violations: string[]; end: () => Promise<void> }> {
  const violations: string[] = []
  const tell = (what: string) => violations.push(what)
  const watchOther = (other: BrowserContext) => void watchContext(other, tell)
  await watchContext(context, tell)
  browser.on('context', watchOther)
  return {
    violations,
    end: async () => {
      browser.off('context', watchOther)
      await hearOut(context)
    },
  }
}
