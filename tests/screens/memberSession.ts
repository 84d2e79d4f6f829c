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

/** Opens home with a persona signed in, by the login popup the first time. */
export async function logInAs({ page, text }: Stage, persona: string): Promise<void> {
  const token = tokens.get(persona)
  if (token === undefined) {
    await page.goto('/login')
    const dialog = page.getByRole('dialog')
    await page.getByLabel(text('login.username')).fill(persona)
    await page.getByLabel(`${text('login.password')} *`).fill(`portico-${persona}-1`)
    await dialog.getByRole('button', { name: text('login.submit') }).click()
  } else {
    await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token)
    await page.goto('/')
  }
  await page
    .getByRole('banner')
    .getByText(/\d[.,]\d\d/)
    .waitFor()
  const kept = await page.evaluate(() => sessionStorage.getItem('token'))
  if (kept !== null) tokens.set(persona, kept)
}
