import type { Cookie, Locator, Page } from '@playwright/test'
import type { components } from '../../src/api/gen/paths.ts'
import { expect, usesOfSession } from './portalTest.ts'
import { operatorPassword } from './runningGateway.ts'

/** The operator's console in Portuguese, as its tests reach it. */
export async function signIn(page: Page, password = operatorPassword): Promise<void> {
  await page.getByLabel('Usuário *', { exact: true }).fill('operator')
  await page.getByLabel('Senha *', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

type Kept = {
  cookies: Cookie[]
  session: components['schemas']['OperatorSession']
  uses: number
}

/** The operator's session that this worker's pages share, as a browser shares it among its tabs. */
let kept: Kept | undefined

/** The kept session, given to the page, while it holds. */
async function known(page: Page): Promise<Kept | undefined> {
  if (!kept || kept.uses === usesOfSession) return undefined
  await page.context().addCookies(kept.cookies)
  const headers = { 'X-CSRF-Token': kept.session.csrfToken }
  const answer = await page.request.get('/ops/platform', { headers })
  return answer.ok() ? kept : undefined
}

/** A new session; undefined where nobody but the page itself answers. */
async function signInByCall(page: Page): Promise<Kept | undefined> {
  const data = { username: 'operator', password: operatorPassword }
  const answer = await page.request.post('/ops/session', { data })
  if (!answer.ok()) return undefined
  return { session: (await answer.json()).value, cookies: await page.context().cookies(), uses: 0 }
}

/**
 * Lets the page begin with a session: verifying a password takes its time, on purpose, and a
 * platform limits how often a name signs in.
 * @returns false where the page has to sign in by itself, since its platform is in the page.
 */
async function beginSignedIn(page: Page): Promise<boolean> {
  kept = (await known(page)) ?? (await signInByCall(page))
  if (!kept) return false
  kept.uses += 1
  const { operator, csrfToken, expiresAt } = kept.session
  const signed = JSON.stringify({ operator, csrfToken, endsAt: Date.parse(expiresAt) })
  await page.addInitScript((text) => {
    // Once for each tab: whoever signs out or is timed out in it stays so.
    if (sessionStorage.getItem('begunSignedIn')) return
    sessionStorage.setItem('begunSignedIn', 'yes')
    sessionStorage.setItem('operatorSession', text)
  }, signed)
  return true
}

export async function openConsole(page: Page): Promise<void> {
  const isSignedIn = await beginSignedIn(page)
  await page.goto('/operator.html')
  if (!isSignedIn) await signIn(page)
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
  const remarks = review.getByRole('heading', { name: 'Vale conferir' })
  const consent = review.getByRole('checkbox', { name: /^Publicar mesmo/ })
  await expect(remarks.or(consent).first()).toBeVisible({ timeout: 20_000 })
  return review
}

export const publishIn = (review: Locator): Locator =>
  review.getByRole('button', { name: 'Publicar agora' })

export const expectLive = (page: Page): Promise<void> =>
  expect(page.getByText(/A versão \d+ está no ar/)).toBeVisible()

/** A part of the console, signed in and loaded; `part` is what the address calls it. */
export async function openPart(page: Page, part: string): Promise<void> {
  const isSignedIn = await beginSignedIn(page)
  await page.goto(`/operator.html#${part}`)
  if (!isSignedIn) await signIn(page)
  await expect(page.getByRole('tabpanel')).toBeVisible({ timeout: 15_000 })
}
