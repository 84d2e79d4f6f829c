import type { Cookie, Locator, Page } from '@playwright/test'
import type { components } from '../../src/api/gen/paths.ts'
import { expect, usesOfSession } from './portalTest.ts'
import { operatorPassword } from './runningGateway.ts'

/** Fills in and sends the sign-in form of the operators' console in Portuguese. */
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

/** Operator session that the pages of this worker share, as the tabs of a browser do. */
let storedSession: Kept | undefined

/**
 * Adds the cookies of the shared session to the page. @returns the session; undefined unless it is
 * still valid.
 */
async function restoreSession(page: Page): Promise<Kept | undefined> {
  if (!storedSession || storedSession.uses === usesOfSession) return undefined
  await page.context().addCookies(storedSession.cookies)
  const headers = { 'X-CSRF-Token': storedSession.session.csrfToken }
  const answer = await page.request.get('/ops/platform', { headers })
  return answer.ok() ? storedSession : undefined
}

/**
 * Creates a session by a call. @returns undefined on the mocks, where calls get a response only
 * within the page.
 */
async function signInByCall(page: Page): Promise<Kept | undefined> {
  const data = { username: 'operator', password: operatorPassword }
  const answer = await page.request.post('/ops/session', { data })
  if (!answer.ok()) return undefined
  return { session: (await answer.json()).value, cookies: await page.context().cookies(), uses: 0 }
}

/**
 * Lets the page start with a session, without the sign-in form: verifying a password is slow by
 * design, and a platform limits the log-ins of a username.
 * @returns false when the page must use the form, since its platform runs in the page.
 */
async function beginSignedIn(page: Page): Promise<boolean> {
  storedSession = (await restoreSession(page)) ?? (await signInByCall(page))
  if (!storedSession) return false
  storedSession.uses += 1
  const { operator, csrfToken, expiresAt } = storedSession.session
  const signed = JSON.stringify({ operator, csrfToken, endsAt: Date.parse(expiresAt) })
  await page.addInitScript((text) => {
    // Stores the session once for each tab, so that a tab stays signed out after a sign-out or
    // timeout.
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

/**
 * Waits for the table of rules that the console shows after a sign-in. The timeout is long, since
 * verifying the password is slow by design.
 */
export const expectRules = (page: Page): Promise<void> =>
  expect(rowOf(page, 'username')).toBeVisible({ timeout: 15_000 })

/** Table row of a field, by its name in the contract. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

/** Opens a field's details. @returns the panel beside the table or the dialog over it. */
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

/** Opens the review and waits until the draft is checked. */
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

/**
 * Opens a section of the console, signed in and loaded.
 * @param part name of the section in the hash of the URL.
 */
export async function openPart(page: Page, part: string): Promise<void> {
  const isSignedIn = await beginSignedIn(page)
  await page.goto(`/operator.html#${part}`)
  if (!isSignedIn) await signIn(page)
  await expect(page.getByRole('tabpanel')).toBeVisible({ timeout: 15_000 })
}
