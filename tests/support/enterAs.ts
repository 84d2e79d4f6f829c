import type { Page } from '@playwright/test'
import { seal } from '../../gateway/testing/seal.ts'
import { newPlayer } from '../../gateway/testing/testClient.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { expect, freshUsername, usesOfSession } from './portalTest.ts'

type Schemas = components['schemas']

/**
 * Sends a call with an encrypted body, as the portal does. The page's browser sends it and stores
 * the cookies of the response.
 * @returns the session token in the response.
 */
async function sendSealed(
  page: Page,
  call: { method: 'POST' | 'PUT'; path: string },
  body: Record<string, unknown>,
): Promise<string> {
  const status = await page.request.get('/wps/system/status')
  const { value }: { value: Schemas['Status'] } = await status.json()
  const [key] = value.encryption.keys
  if (!key) throw new Error('The status tells no key')
  const answer = await page.request.fetch(call.path, {
    method: call.method,
    data: await seal(key, call, body, Date.parse(value.serverTime)),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const said: { value?: { token?: string } } = await answer.json()
  const token = said.value?.token
  if (!token) throw new Error(`${call.path}: ${JSON.stringify(said)}`)
  return token
}

/** Stores a session token in the page's tab, for the next page that the test opens. */
async function keepToken(page: Page, token: string): Promise<void> {
  // A page of the same origin that runs none of the portal's code.
  await page.goto('/robots.txt')
  await page.evaluate((storedToken) => sessionStorage.setItem('token', storedToken), token)
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  if (path !== '/') return
  const header = page.getByRole('banner')
  const accountMenu = header.getByRole('button', { name: /^Menu da conta de / })
  // In a narrow header, one button for the whole menu replaces the account menu.
  await expect(accountMenu.or(header.getByRole('button', { name: 'Abrir o menu' }))).toBeVisible()
  await expect(header.getByText(/R\$\s*[\d.]+,\d\d/).first()).toBeVisible()
}

/** Password of all members that the tests register. */
export const newMembersPassword = 'Gavea2026'

const logIn = { method: 'POST', path: '/wps/session/login' } as const

/**
 * Logs in with retries, since tests in quick succession exceed the log-ins per minute of one IP
 * address.
 * @returns the session token.
 */
async function logInSoon(page: Page, fields: Record<string, unknown>): Promise<string> {
  let token = ''
  await expect(async () => {
    token = await sendSealed(page, logIn, fields)
  }).toPass({ intervals: [5000], timeout: 65_000 })
  return token
}

type Session = { token: string; uses: number }

/** Sessions that the tests of this worker share, by gateway, area and username. */
const sessions = new Map<string, Session>()

/** True if the gateway still accepts the session. A test may have ended it. */
async function isAlive(page: Page, { token }: Session): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.get('/wps/member/info', { headers })
  return answer.ok() && (await answer.json()).success === true
}

/**
 * Logs a persona in, or reuses the session of an earlier test. A platform limits the log-ins per
 * minute of one IP address, and each log-in takes the time of a password hash.
 * @returns the session token.
 */
async function sessionOf(page: Page, username: string, area?: 'agent'): Promise<string> {
  const key = [await originOf(page), area, username].join()
  const known = sessions.get(key)
  if (known && known.uses < usesOfSession && (await isAlive(page, known))) {
    known.uses += 1
    return known.token
  }
  const password = `portico-${username}-1`
  const token = await logInSoon(page, { username, password, type: 'username', area })
  sessions.set(key, { token, uses: 1 })
  return token
}

async function originOf(page: Page): Promise<string> {
  const answer = await page.request.head('/robots.txt')
  return new URL(answer.url()).origin
}

/** Logs a persona in, for the next page that the test opens. */
export async function startSession(page: Page, username: string): Promise<void> {
  await keepToken(page, await sessionOf(page, username))
}

/** Opens a page as a logged-in persona, without the log-in form. */
export async function enterAs(page: Page, username: string, path = '/'): Promise<void> {
  await startSession(page, username)
  await open(page, path)
}

/** Logs an agent in, for the next page that the test opens. */
export async function startAgentSession(page: Page, username: string): Promise<void> {
  await keepToken(page, await sessionOf(page, username, 'agent'))
}

/** Opens a page as a logged-in agent; the form at `/agent` has separate tests. */
export async function enterAsAgent(page: Page, username: string, path: string): Promise<void> {
  await startAgentSession(page, username)
  await open(page, path)
}

/**
 * Registers a new member for this test. The next page that the test opens has the member's session.
 * @returns the username.
 */
export async function startAsNewMember(page: Page): Promise<string> {
  const username = freshUsername()
  const call = { method: 'PUT', path: '/wps/member/register' } as const
  await keepToken(
    page,
    await sendSealed(page, call, newPlayer({ username, password: newMembersPassword })),
  )
  return username
}
