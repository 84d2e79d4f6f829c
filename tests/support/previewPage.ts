import { expect, type Locator, type Page } from '@playwright/test'
import { expectFitting, expectNoViolation, untilStill } from './expectAccessible.ts'

/**
 * Opens the preview beside the console. @returns its panel of options, the frame and the players'
 * form.
 */
export async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Prévia', exact: true }).click()
  return previewOf(page)
}

/**
 * Waits for the form in the open preview. @returns the panel of options, the frame and the form.
 */
export async function previewOf(page: Page) {
  const dock = page.getByRole('complementary', { name: 'Prévia' })
  const frame = dock.locator('iframe').contentFrame()
  const form = frame.getByRole('dialog', { name: 'Crie sua conta' })
  // The development server compiles the form on its first request.
  await expect(form.getByRole('button', { name: 'Criar conta' })).toBeVisible({ timeout: 20_000 })
  return { dock, frame, form }
}

/** Selects a radio button of the preview by force, since its label covers it. */
export const choose = (dock: Locator, name: string): Promise<void> =>
  dock.getByRole('radio', { name, exact: true }).check({ force: true })

/**
 * Expects no axe violation in any frame once all animations have ended, and no page wider than its
 * window.
 */
export async function expectAllAccessible(page: Page, where: string): Promise<void> {
  for (const frame of page.frames()) await untilStill(frame)
  await expectNoViolation(page, { where })
  for (const frame of page.frames()) await expectFitting(frame, where)
}
