import type { Cookie } from '@playwright/test'
import { operatorPassword } from '../support/runningGateway.ts'
import type { Stage } from './scene.ts'

/**
 * One operator session for all screenshots, since the platform limits the log-ins of a username.
 */
let operatorSession: Record<string, string> | null = null
let operatorCookies: Cookie[] = []

export async function openConsole({ page, text }: Stage) {
  const username = page.getByLabel(`${text('operator.signIn.username')} *`)
  if (operatorSession) {
    await page.addInitScript(
      (storedSession) => Object.assign(sessionStorage, storedSession),
      operatorSession,
    )
    await page.context().addCookies(operatorCookies)
  }
  await page.goto('/operator.html')
  if (!operatorSession) {
    await username.fill('operator')
    await page.getByLabel(`${text('operator.signIn.password')} *`).fill(operatorPassword)
    await page.getByRole('button', { name: text('operator.signIn.submit') }).click()
  }
  await page.getByRole('heading', { name: text('operator.rules.title') }).waitFor()
  operatorSession = await page.evaluate(() => ({ ...sessionStorage }))
  operatorCookies = await page.context().cookies()
}
