import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'

/** Until nothing moves but what does so for ever, as skeletons breathe. */
export async function untilStill(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
}

/**
 * Nothing that axe knows of is wrong, in any frame, once the page is still.
 * @param part only within what the selector finds.
 */
export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  await untilStill(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectFitting(page: Page | Frame): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Nothing that axe knows of is wrong, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page)
  await expectFitting(page)
}
