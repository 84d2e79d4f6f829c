import { expect, type Locator, type Page } from '@playwright/test'
import { expectFitting, expectNoViolation, untilStill } from './expectAccessible.ts'

/** The preview beside the console: its choices, and the page of the players' form within. */
export async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Prévia', exact: true }).click()
  return previewOf(page)
}

/** The preview that is open, once its form is there. */
export async function previewOf(page: Page) {
  const dock = page.getByRole('complementary', { name: 'Prévia' })
  const frame = dock.locator('iframe').contentFrame()
  const form = frame.getByRole('dialog', { name: 'Crie sua conta' })
  // The development server compiles the form when it is first asked for.
  await expect(form.getByRole('button', { name: 'Criar conta' })).toBeVisible({ timeout: 20_000 })
  return { dock, frame, form }
}

/** Chooses a radio button of the preview, which its label covers. */
export const choose = (dock: Locator, name: string): Promise<void> =>
  dock.getByRole('radio', { name, exact: true }).check({ force: true })

/** Axe finds nothing, in any frame, once everything has come to rest; nothing is too wide. */
export async function expectAllAccessible(page: Page, where: string): Promise<void> {
  for (const frame of page.frames()) await untilStill(frame)
  await expectNoViolation(page, { where })
  for (const frame of page.frames()) await expectFitting(frame, where)
}
