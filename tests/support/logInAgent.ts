import { expect, type Page } from '@playwright/test'

/** Logs a persona in where agents do; they land on the overview of their team. */
export async function logInAgent(page: Page, username: string): Promise<void> {
  await page.goto('/agent')
  await expect(page.locator('[data-waking]')).toHaveCount(0)
  await page.getByLabel('Usuário').fill(username)
  await page.getByLabel('Senha *').fill(`portico-${username}-1`)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Central do agente' })).toBeVisible()
}
