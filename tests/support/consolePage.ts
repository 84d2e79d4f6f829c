import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect } from './portalTest.ts'
import { operatorPassword } from './runningGateway.ts'

/** The operator's console in Portuguese, as its tests reach it. */
export async function signIn(page: Page, password = operatorPassword): Promise<void> {
  await page.getByLabel('Usuário *', { exact: true }).fill('operator')
  await page.getByLabel('Senha *', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

export async function openConsole(page: Page): Promise<void> {
  await page.goto('/operator.html')
  await signIn(page)
  await expectRules(page)
}

/** A password takes its time to verify, on purpose. */
export const expectRules = (page: Page): Promise<void> =>
  expect(rowOf(page, 'username')).toBeVisible({ timeout: 15_000 })

/** A field's row of the table, by its name in the contract. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

/** Opens a field's details, beside the table or over it. */
export async function openField(page: Page, name: string): Promise<Locator> {
  const row = rowOf(page, name)
  await row.getByRole('rowheader').getByRole('button').first().click()
  const details = page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .filter({ has: page.getByRole('heading', { name: 'O que deve ser digitado' }) })
  await expect(details).toBeVisible()
  return details
}

export const reviewIn = (page: Page): Locator =>
  page.getByRole('button', { name: 'Revisar e publicar' })

/** Opens the review and waits until the draft was checked. */
export async function openReview(page: Page): Promise<Locator> {
  await reviewIn(page).click()
  const review = page.getByRole('dialog', { name: 'Revisar e publicar' })
  await expect(review.getByRole('heading', { name: 'Vale conferir' })).toBeVisible({
    timeout: 20_000,
  })
  return review
}

export const publishIn = (review: Locator): Locator =>
  review.getByRole('button', { name: 'Publicar agora' })

export const expectLive = (page: Page): Promise<void> =>
  expect(page.getByText(/A versão \d+ está no ar/)).toBeVisible()

/** Nothing that axe knows of is wrong, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** A part of the console, signed in and loaded; `part` is what the address calls it. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page.goto(`/operator.html#${part}`)
  await signIn(page)
  await expect(page.getByRole('tabpanel')).toBeVisible({ timeout: 15_000 })
}

/** Both themes, as wide as a desk and as the narrowest phone. */
export const looks = (['dark', 'light'] as const).flatMap((theme) =>
  [1440, 360].map((width) => ({ theme, width })),
)

/** Shows what is opened afterwards in a theme and at a width. */
export async function useLook(page: Page, { theme, width }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript((scheme) => localStorage.setItem('theme', scheme), theme)
}
