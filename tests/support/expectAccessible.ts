import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page, type ViewportSize } from '@playwright/test'
import axeCore from 'axe-core'
import { recordCost } from '../../scripts/steps/costs.ts'
import { isFullRun, variants } from './extent.ts'
import { resize } from './resize.ts'

/** Properties of an axe violation that the message of a failure shows. */
type Violation = { id: string; nodes: { target: readonly unknown[] }[] }

type Check = {
  /** Selector of the part of the page to check. */
  part?: string
  /** True when an element stays busy because the test delays its response. */
  staysBusy?: boolean
  /** Description of the checked state, for the message of a failure. */
  where?: string
  /**
   * False to omit axe's contrast rule, which takes most of the time of a run. Only a full run
   * applies it, since `src/ui/tokens.test.ts` checks the contrast of all colour tokens.
   */
  checksContrast?: boolean
}

/** Waits until nothing moves except endless animations such as those of skeletons. */
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

/** Elements that are dimmed or replaced by placeholders while they load. */
const busySelectors = ['main', 'dialog', '[role="dialog"]'].map(
  (place) => `${place} [aria-busy="true"]`,
)

/** Violations that axe finds in the page, or in elements that match `part`. */
async function findViolations(
  page: Page,
  { part, checksContrast = true }: Check,
): Promise<Violation[]> {
  recordCost('axeRuns')
  const options = {
    resultTypes: ['violations' as const],
    rules: {
      'color-contrast': { enabled: isFullRun && checksContrast },
      // Checks WCAG 2.5.3. The rule is off by default.
      'label-content-name-mismatch': { enabled: true },
    },
  }
  if (page.frames().length > 1) {
    const axe = new AxeBuilder({ page }).options(options)
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
    return violations
  }
  // AxeBuilder evaluates the 500 KB of axe again at each run. This takes longer than the run
  // itself.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axeCore.source)
  return page.evaluate(
    async ([place, chosen]) => {
      // The script above defines `axe`.
      const { axe } = globalThis as unknown as { axe: typeof axeCore }
      // The accessible name of a tree item does not include the texts of the items below it.
      const selector = '*:not([role="treeitem"])'
      axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector }] })
      const { violations } = await axe.run(place ?? document, chosen)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target }) => ({ target: target.map(String) })),
      }))
    },
    [part, options] as const,
  )
}

/** Expects no axe violation in any frame once the page has loaded and its animations have ended. */
export async function expectNoViolation(page: Page, check: Check = {}): Promise<void> {
  const { staysBusy = false, where } = check
  if (!staysBusy) await expect(page.locator(busySelectors.join()), 'what is busy').toHaveCount(0)
  await untilStill(page)
  const violations = await findViolations(page, check)
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
    where,
  ).toEqual([])
}

/** Expects that the page is not wider than the window. */
export async function expectFitting(page: Page | Frame, where?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, where).toBeLessThanOrEqual(0)
}

/** Expects no axe violation, and a page that is not wider than the window. */
export async function expectAccessible(page: Page, check: Check = {}): Promise<void> {
  await expectNoViolation(page, check)
  await expectFitting(page, check.where)
}

type Device = { colorScheme: 'dark' | 'light'; reducedMotion: 'reduce' | 'no-preference' }

/** Emulates a device, and waits until a page with themes shows the device's theme. */
async function moveTo(page: Page, device: Device, size: ViewportSize): Promise<void> {
  await page.emulateMedia(device)
  await page.waitForFunction((theme) => {
    const shown = document.documentElement.getAttribute('data-mantine-color-scheme')
    return shown === null || shown === theme
  }, device.colorScheme)
  await resize(page, size)
}

/** The settings that `moveTo` emulates. Runs in the page. */
const deviceOf = (): Device => ({
  colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  reducedMotion: matchMedia('(prefers-reduced-motion)').matches ? 'reduce' : 'no-preference',
})

/**
 * Shows the page in its current state in each variant, then restores its theme and size.
 * @param expectFine checks the page; its arguments are the variant's name and its theme.
 */
export async function inEachVariant(
  page: Page,
  expectFine: (variant: string, theme: Device['colorScheme']) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size of its own')
  const device = await page.evaluate(deviceOf)
  for (const { theme, width } of variants) {
    // Reduced motion, since axe would otherwise see colours in the middle of a theme's transition.
    await moveTo(page, { colorScheme: theme, reducedMotion: 'reduce' }, { width, height: 800 })
    await expectFine(`${theme}, ${width} px wide`, theme)
  }
  await moveTo(page, device, size)
}

/**
 * Runs `expectAccessible` on the page's current state in each variant, by default with axe's
 * contrast rule in the light theme only.
 */
export const expectAccessibleInEachVariant = (page: Page, check: Check = {}): Promise<void> =>
  inEachVariant(page, (where, theme) =>
    expectAccessible(page, { checksContrast: theme === 'light', ...check, where }),
  )
