import type { Page } from '@playwright/test'
import { seal } from '../../gateway/testing/seal.ts'
import { newPlayer } from '../../gateway/testing/testClient.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { expect, freshUsername, usesOfSession } from './portalTest.ts'

type Schemas = components['schemas']

/** Sends a body as a page does, from the page's browser, which keeps the cookies of the answer. */
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

/** The page's tab has the session from its next document on. */
async function keepToken(page: Page, token: string): Promise<void> {
  // Of the same origin, and nothing of the portal runs in it.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  if (path !== '/') return
  const header = page.getByRole('banner')
  const accountMenu = header.getByRole('button', { name: /^Menu da conta de / })
  // A narrow header has one button for the whole menu.
  await expect(accountMenu.or(header.getByRole('button', { name: 'Abrir o menu' }))).toBeVisible()
  await expect(header.getByText(/R\$\s*[\d.]+,\d\d/)).toBeVisible()
}

/** The password of everybody who is registered here. */
export const newMembersPassword = 'Gavea2026'

const logIn = { method: 'POST', path: '/wps/session/login' } as const

/** Tests that follow each other fast are as many log-ins in a minute as one address may have. */
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

/** True while the gateway accepts the session, which a test may have ended. */
async function isAlive(page: Page, { token }: Session): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.get('/wps/member/info', { headers })
  return answer.ok() && (await answer.json()).success === true
}

/**
 * Logs a persona in, or takes the session of an earlier test: a platform limits how many log-ins
 * one address may have in a minute, and each takes the time of a password hash.
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

/** Origin of the gateway under test. */
async function originOf(page: Page): Promise<string> {
  const answer = await page.request.head('/robots.txt')
  return new URL(answer.url()).origin
}

/** Opens a page as a persona who is logged in, without the form, which has tests of its own. */
export async function enterAs(page: Page, username: string, path = '/'): Promise<void> {
  await keepToken(page, await sessionOf(page, username))
  await open(page, path)
}

/** Opens a page as an agent who is logged in; the form at `/agent` has tests of its own. */
export async function enterAsAgent(page: Page, username: string, path: string): Promise<void> {
  await keepToken(page, await sessionOf(page, username, 'agent'))
  await open(page, path)
}

/**
 * Registers somebody whom no other test knows, and opens the portal as them.
 * @returns the username.
 */
export async function enterAsNewMember(page: Page): Promise<string> {
  const username = freshUsername()
  const call = { method: 'PUT', path: '/wps/member/register' } as const
  await keepToken(
    page,
    await sendSealed(page, call, newPlayer({ username, password: newMembersPassword })),
  )
  await open(page, '/')
  return username
}
