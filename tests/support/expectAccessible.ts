import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page, type ViewportSize } from '@playwright/test'
import { looks } from './extent.ts'
import { resize } from './resize.ts'

type Check = {
  /** Only within what the selector finds. */
  part?: string
  /** Whether something stays busy, since the test never lets its answer come. */
  staysBusy?: boolean
  /** What a failure says of the state that is checked. */
  where?: string
}

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

/** What is dimmed, or stands for something, while it loads. */
const busy = ['main', 'dialog', '[role="dialog"]'].map((place) => `${place} [aria-busy="true"]`)

/** Nothing that axe knows of is wrong, in any frame, once the page has loaded and is still. */
export async function expectNoViolation(page: Page, check: Check = {}): Promise<void> {
  const { part, staysBusy = false, where } = check
  if (!staysBusy) await expect(page.locator(busy.join()), 'what is busy').toHaveCount(0)
  await untilStill(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Else it opens a page more, only to bring together what it found in each frame.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
    where,
  ).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectFitting(page: Page | Frame, where?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, where).toBeLessThanOrEqual(0)
}

/** Nothing that axe knows of is wrong, and nothing is wider than the window. */
export async function expectAccessible(page: Page, check: Check = {}): Promise<void> {
  await expectNoViolation(page, check)
  await expectFitting(page, check.where)
}

type Device = { colorScheme: 'dark' | 'light'; reducedMotion: 'reduce' | 'no-preference' }

/** Has the page on a device; a page with themes shows the device's by then. */
async function moveTo(page: Page, device: Device, size: ViewportSize): Promise<void> {
  await page.emulateMedia(device)
  await page.waitForFunction((theme) => {
    const shown = document.documentElement.getAttribute('data-mantine-color-scheme')
    return shown === null || shown === theme
  }, device.colorScheme)
  await resize(page, size)
}

/** What `moveTo` has set. Runs in the page. */
const deviceOf = (): Device => ({
  colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  reducedMotion: matchMedia('(prefers-reduced-motion)').matches ? 'reduce' : 'no-preference',
})

/**
 * Shows the page, in the state that it is in, in every look; then it has the one again that it had.
 * @param expectFine checks it; its argument names the look.
 */
export async function inEveryLook(
  page: Page,
  expectFine: (look: string) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size of its own')
  const device = await page.evaluate(deviceOf)
  for (const { theme, width } of looks) {
    // Colours that fade into those of a theme would begin to where axe first looks at them.
    await moveTo(page, { colorScheme: theme, reducedMotion: 'reduce' }, { width, height: 800 })
    await expectFine(`${theme}, ${width} px wide`)
  }
  await moveTo(page, device, size)
}

/** `expectAccessible` of the state that the page is in, in every look. */
export const expectAccessibleInEveryLook = (page: Page, check: Check = {}): Promise<void> =>
  inEveryLook(page, (where) => expectAccessible(page, { ...check, where }))
