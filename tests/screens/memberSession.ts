import type { Stage } from './scene.ts'

/** One session per persona for all screenshots: the platform limits the log-ins of a username. */
const tokens = new Map<string, string>()

/** Opens the agent centre as a signed-in agent, through the agents' log-in page the first time. */
export async function logInAsAgent({ page, text }: Stage, persona: string): Promise<void> {
  const token = tokens.get(persona)
  if (token !== undefined) {
    await page.addInitScript((storedToken) => sessionStorage.setItem('token', storedToken), token)
    return
  }
  await page.goto('/agent')
  await page.getByLabel(text('login.username')).fill(persona)
  await page.getByLabel(`${text('login.password')} *`).fill(`portico-${persona}-1`)
  await page
    .getByRole('main')
    .getByRole('button', { name: text('login.submit') })
    .click()
  await page.getByRole('navigation', { name: text('centre.agent') }).waitFor()
  const kept = await page.evaluate(() => sessionStorage.getItem('token'))
  if (kept !== null) tokens.set(persona, kept)
}

/**
 * Opens home as a signed-in persona, through the log-in popup unless an earlier session is still
 * valid.
 */
export async function logInAs({ page, text }: Stage, persona: string): Promise<void> {
  const balance = page
    .getByRole('banner')
    .getByText(/\d[.,]\d\d/)
    .first()
  const token = tokens.get(persona)
  if (token !== undefined) {
    await page.goto('/')
    await page.evaluate((storedToken) => sessionStorage.setItem('token', storedToken), token)
    await page.reload()
    const holds = balance.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (await holds) return
  }
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await page.getByLabel(text('login.username')).fill(persona)
  await page.getByLabel(`${text('login.password')} *`).fill(`portico-${persona}-1`)
  await dialog.getByRole('button', { name: text('login.submit') }).click()
  await balance.waitFor()
  const kept = await page.evaluate(() => sessionStorage.getItem('token'))
  if (kept !== null) tokens.set(persona, kept)
}
