import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { pauseCosts, recordCost } from '../../scripts/steps/costs.ts'
import { logInOperator, type OperatorClient } from './operatorClient.ts'
import { watchPolicies } from './policyWatch.ts'
import { operatorPassword, type RunningGateway, startGatewayProcess } from './runningGateway.ts'

type Fixtures = {
  /** `seen` unless a test is about their popup, which else comes in front of what it does. */
  announcements: 'seen' | 'new'
  /** The operator; the first rules are back when the test ends. */
  operator: OperatorClient
  /** What security policies refused, in any page and frame; a test fails when there is any. */
  refusals: string[]
  /** Errors of the page's scripts; a test fails when there are any. */
  scriptErrors: string[]
  endOfCalls: undefined
  recordedCosts: undefined
}
type WorkerFixtures = {
  /** Logs the operator in, or gives a log-in that some tests had before. */
  operatorSession: (logIn: () => Promise<OperatorClient>) => Promise<OperatorClient>
  /** The gateway of this worker; undefined on the mocks in the browser. */
  server: RunningGateway | undefined
  gateway: RunningGateway
}

/**
 * Tests that share a log-in: a platform limits how often a name logs in, and what a session may do.
 */
export const usesOfSession = 6

/** True for the request of a tab's document, as opposed to one of a frame in it. */
function isOfTab(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    // The first document of a tab that is just being opened has no frame yet.
    return true
  }
}

/** Pages of the portal; `enterAs` opens a text file, which loads nothing, to reach the storage. */
function recordLoad(request: Request): void {
  if (!request.isNavigationRequest() || request.redirectedFrom()) return
  if (request.url().endsWith('/robots.txt')) return
  if (isOfTab(request)) recordCost('pageLoads')
}

/**
 * A test of the portal: built and on a gateway of its worker's own, or on the mocks in the browser.
 * Every test fails on an uncaught error in the page, and on anything that a security policy
 * refused.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use, { project }) => {
      if (project.name === 'mocks') return use(undefined)
      const gateway = await startGatewayProcess()
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
  announcements: ['seen', { option: true }],
  context: async ({ context, announcements }, use) => {
    if (announcements === 'seen') await context.addInitScript(closeAnnouncements)
    await use(context)
  },
  operatorSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      let kept: { client: Promise<OperatorClient>; uses: number } | undefined
      await use((logIn) => {
        if (!kept || kept.uses === usesOfSession) kept = { client: logIn(), uses: 0 }
        kept.uses += 1
        return kept.client
      })
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ server }, use) => {
      if (!server) throw new Error('A test on the mocks has no gateway')
      await use(server)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server?.url ?? process.env.PORTICO_MOCKS_URL),
  operator: async ({ gateway, operatorSession }, use) => {
    const operator = await operatorSession(() => logInOperator(gateway.url, operatorPassword))
    await use(operator)
    await operator.restoreFirst()
  },
  refusals: [
    async ({ browser, context }, use) => {
      const watch = await watchPolicies(browser, context)
      await use(watch.violations)
      await watch.end()
      expect(watch.violations).toEqual([])
    },
    { auto: true },
  ],
  recordedCosts: [
    async ({ browser, context }, use, { retry }) => {
      pauseCosts(retry > 0)
      recordCost('browserTests')
      const count = (opened: BrowserContext) => void opened.on('request', recordLoad)
      count(context)
      browser.on('context', count)
      await use(undefined)
      browser.off('context', count)
    },
    { auto: true },
  ],
  endOfCalls: [
    async ({ page, context }, use) => {
      await use(undefined)
      // A call that a test answers itself may be under way when all that it is about has been seen.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
  scriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** In a page: as if both audiences had closed the popup of announcements. */
export function closeAnnouncements(): void {
  try {
    sessionStorage.setItem('announcementsClosedA', '1')
    sessionStorage.setItem('announcementsClosedB', '1')
  } catch {
    // A frame without our origin has no storage.
  }
}

export { expect }

let people = 0

/** A username that nobody has. */
export const freshUsername = (): string =>
  `p${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${(people++).toString(36)}`

/** A dialog of the portal, by its title. */
export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** The log-in popup, opened as a visitor opens it. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = dialogOf(page, 'Entrar')
  await expect(dialog.getByLabel('Usuário ou celular')).toBeVisible()
  return dialog
}

/** Sends the log-in form. @returns the popup, which shows what went wrong. */
export async function logIn(page: Page, username: string, password: string): Promise<Locator> {
  const dialog = await openLogin(page)
  await dialog.getByLabel('Usuário ou celular').fill(username)
  await dialog.getByLabel('Senha *').fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  return dialog
}

/** The register popup, opened as a visitor opens it. */
export async function openRegister(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Cadastre-se' }).click()
  const dialog = dialogOf(page, 'Crie sua conta')
  await expect(dialog.getByLabel('Usuário *')).toBeVisible()
  return dialog
}

/** Fills in what the first rules demand of registration by username. */
export async function fillAccount(dialog: Locator, username = freshUsername()): Promise<string> {
  await dialog.getByLabel('Usuário *').fill(username)
  await dialog.getByLabel('Senha *', { exact: true }).fill('Gavea2026')
  await dialog.getByLabel('Repita a senha').fill('Gavea2026')
  await dialog.getByLabel('Data de nascimento').fill('1992-02-29')
  await dialog.getByRole('checkbox', { name: /aceito os termos/ }).check()
  return username
}

export const submitOf = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Criar conta' })

/** The header as a signed-in player sees it. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: `Menu da conta de ${name}` })).toBeVisible()
  await expect(header.getByText(/R\$\s*[\d.]+,\d\d/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
