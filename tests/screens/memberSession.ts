import type { Stage } from './scene.ts'

/** One session a persona for all pictures: the platform limits how often a name logs in. */
const tokens = new Map<string, string>()

/** Opens the agent centre with an agent signed in, by the agents' own login the first time. */
export async function logInAsAgent({ page, text }: Stage, persona: string): Promise<void> {
  const token = tokens.get(persona)
  if (token !== undefined) {
    await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token)
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

/** Opens home with a persona signed in, by the login popup unless a session of before still holds. */
export async function logInAs({ page, text }: Stage, persona: string): Promise<void> {
  const balance = page.getByRole('banner').getByText(/\d[.,]\d\d/)
  const token = tokens.get(persona)
  if (token !== undefined) {
    await page.goto('/')
    await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
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
