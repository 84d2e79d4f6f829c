import { expect, type Page } from '@playwright/test'
import { startAgentSession } from './enterAs.ts'
import { dialogOf } from './portalTest.ts'

/** Logs an agent in on the agents' page, and waits for the agent centre. */
export async function logInAgent(page: Page, username: string): Promise<void> {
  await page.goto('/agent')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await page.getByLabel('Usuário').fill(username)
  await page.getByLabel('Senha *').fill(`portico-${username}-1`)
  const centre = page.getByRole('navigation', { name: 'Central do agente' })
  // Retries, since tests in quick succession exceed the log-ins per minute of one IP address.
  await expect(async () => {
    const enter = page.getByRole('main').getByRole('button', { name: 'Entrar' })
    if (!(await centre.isVisible())) await enter.click({ timeout: 5000 })
    await expect(centre).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
}

/**
 * Logs in the agent davi, opens the page of the contract offer that waits for him, and closes the
 * offer's dialog.
 */
export async function logInDavi(page: Page): Promise<void> {
  await startAgentSession(page, 'davi')
  await page.goto('/agentHome/hourlySalary')
  const offer = dialogOf(page, 'Proposta de contrato')
  await offer.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
