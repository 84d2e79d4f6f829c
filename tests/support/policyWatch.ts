import type { Browser, BrowserContext } from '@playwright/test'

/** Words of the browser's own messages about security policies and Trusted Types. */
const aboutPolicies = /content security policy|trusted ?(types?|html|script)/i

/**
 * Tells of everything that a security policy refused, in every page and frame of a context, from
 * before its first script on: by the browser's event, its console (which has those of workers too)
 * and what pages throw.
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
    // What the watch gives to each page.
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

/** What is open says all that it has to say, before a test ends. */
async function hearOut(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate(() => {}).catch(() => {})))
}

/**
 * Watches a context and each that a test opens besides.
 *
 * @returns what was refused until now, and the way to end the watch once all was heard
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
