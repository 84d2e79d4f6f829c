import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { operatorPassword } from './runningGateway.ts'

/** Fills in the console's sign-in form. */
async function signInOperator(page: Page, password = operatorPassword): Promise<void> {
  await page.getByLabel('Usuário', { exact: false }).fill('operator')
  await page.getByLabel('Senha *', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The console with its rules loaded. A password takes its time to verify, on purpose. */
export async function openConsole(page: Page, password = operatorPassword): Promise<void> {
  await page.goto('/operator.html')
  await signInOperator(page, password)
  await expect(page.getByRole('heading', { name: 'O que os jogadores preenchem' })).toBeVisible({
    timeout: 15_000,
  })
}

/** The preview beside the console: its choices, and the page of the players' form within. */
export async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Prévia', exact: true }).click()
  const dock = page.getByRole('complementary', { name: 'Prévia' })
  const frame = dock.locator('iframe').contentFrame()
  const form = frame.getByRole('dialog', { name: 'Crie sua conta' })
  // The development server compiles the form when it is first asked for.
  await expect(form.getByRole('button', { name: 'Criar conta' })).toBeVisible({ timeout: 20_000 })
  return { dock, frame, form }
}

/** Axe finds nothing, in any frame, once everything has come to rest. */
export async function expectNoViolation(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    )
  }
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([])
}

/** A page is not wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBeLessThanOrEqual(0)
}

/** A radio button of the preview, which its label covers. */
export const choose = (dock: Locator, name: string): Promise<void> =>
  dock.getByRole('radio', { name, exact: true }).check({ force: true })
