import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { pauseCosts, recordCost } from '../../scripts/steps/costs.ts'
import { movableClock } from './movableClock.ts'
import { logInOperator, type OperatorClient } from './operatorClient.ts'
import { watchPolicies } from './policyWatch.ts'
import { operatorPassword, type RunningGateway, startGatewayProcess } from './runningGateway.ts'

type Fixtures = {
  /**
   * `seen` closes the announcement popup beforehand, since it would cover the page; `new` is for
   * tests of the popup.
   */
  announcements: 'seen' | 'new'
  /** Client of the operator. The first version of the rules is restored when the test ends. */
  operator: OperatorClient
  /** Violations of security policies in all pages and frames. A test fails when there are any. */
  refusals: string[]
  /** Uncaught errors of the page's scripts. A test fails when there are any. */
  scriptErrors: string[]
  /** Group whose gateway the test uses; undefined for the usual gateway of the worker. */
  gatewayGroup: GatewayGroup | undefined
  /** Gateway of this test; undefined on the mocks in the browser. */
  gatewayInUse: RunningGateway | undefined
  gateway: RunningGateway
  endOfCalls: undefined
  recordedCosts: undefined
}
/** Group of tests that share a gateway and may move its clock. */
export type GatewayGroup = { environment: Readonly<Record<string, string>> }
type WorkerFixtures = {
  /** Logs the operator in on a gateway, or reuses a log-in of earlier tests. */
  operatorSession: (gateway: RunningGateway) => Promise<OperatorClient>
  /** Usual gateway of this worker; undefined on the mocks in the browser. */
  server: RunningGateway | undefined
  /** Starts the gateway of a group, or returns the running one. */
  gatewayOfGroup: (group: GatewayGroup) => Promise<RunningGateway>
}

/**
 * Number of tests that share a log-in: a platform limits the log-ins of a username and the calls of
 * a session.
 */
export const usesOfSession = 6

/** Most gateways of the tests run for seconds. What a test needs is computed on first use. */
const coldStart = { PORTICO_WARM_UP: '0' }

/** True for a request for the document of a tab, false for the document of a frame. */
function isOfTab(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    // The first document of a new tab has no frame yet.
    return true
  }
}

/**
 * Counts a page load of the portal. The text file that `enterAs` opens to access the storage does
 * not count.
 */
function recordLoad(request: Request): void {
  if (!request.isNavigationRequest() || request.redirectedFrom()) return
  if (request.url().endsWith('/robots.txt')) return
  if (isOfTab(request)) recordCost('pageLoads')
}

/**
 * Base of all tests of the portal. One gateway per worker serves the portal, or the mocks in the
 * browser do. Every test fails on an uncaught error in the page and on a violation of a security
 * policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use, { project }) => {
      if (project.name === 'mocks') return use(undefined)
      const gateway = await startGatewayProcess(coldStart)
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
      const sessions = new Map<RunningGateway, { client: Promise<OperatorClient>; uses: number }>()
      await use((gateway) => {
        const known = sessions.get(gateway)
        const isUsable = known !== undefined && known.uses < usesOfSession
        const client = isUsable ? known.client : logInOperator(gateway.url, operatorPassword)
        sessions.set(gateway, { client, uses: isUsable ? known.uses + 1 : 1 })
        return client
      })
    },
    { scope: 'worker' },
  ],
  // The groups share a worker. A new gateway for a group takes half a second, but a worker for a
  // group would also start a browser.
  gatewayOfGroup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      let running: { group: GatewayGroup; gateway: RunningGateway } | undefined
      await use(async (group) => {
        if (running?.group === group) return running.gateway
        await running?.gateway.stop()
        running = undefined
        const gateway = await startGatewayProcess({
          ...movableClock(),
          ...coldStart,
          ...group.environment,
        })
        running = { group, gateway }
        return gateway
      })
      await running?.gateway.stop()
    },
    { scope: 'worker' },
  ],
  gatewayGroup: [undefined, { option: true }],
  gatewayInUse: async ({ server, gatewayGroup, gatewayOfGroup }, use) =>
    use(gatewayGroup && server ? await gatewayOfGroup(gatewayGroup) : server),
  gateway: async ({ gatewayInUse }, use) => {
    if (!gatewayInUse) throw new Error('A test on the mocks has no gateway')
    await use(gatewayInUse)
  },
  baseURL: async ({ gatewayInUse }, use) => use(gatewayInUse?.url ?? process.env.PORTICO_MOCKS_URL),
  operator: async ({ gateway, operatorSession }, use) => {
    const operator = await operatorSession(gateway)
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
      const count = (browserContext: BrowserContext) =>
        void browserContext.on('request', recordLoad)
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
      // A call to which a test responds may still be pending when the test ends.
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

/** Marks the announcement popup as closed for both audiences. Runs in the page. */
export function closeAnnouncements(): void {
  try {
    sessionStorage.setItem('announcementsClosedA', '1')
    sessionStorage.setItem('announcementsClosedB', '1')
  } catch {
    // A frame of another origin has no storage.
  }
}

export { expect }

let people = 0

export const freshUsername = (): string =>
  `p${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${(people++).toString(36)}`

/** Dialog of the portal, by its title. */
export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** Opens the log-in popup as a visitor does. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = dialogOf(page, 'Entrar')
  await expect(dialog.getByLabel('Usuário ou celular')).toBeVisible()
  return dialog
}

/** Sends the log-in form. @returns the popup; after a failure it stays open */
export async function logIn(page: Page, username: string, password: string): Promise<Locator> {
  const dialog = await openLogin(page)
  await dialog.getByLabel('Usuário ou celular').fill(username)
  await dialog.getByLabel('Senha *').fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  return dialog
}

/** Opens the registration popup as a visitor does. */
export async function openRegister(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Cadastre-se' }).click()
  const dialog = dialogOf(page, 'Crie sua conta')
  await expect(dialog.getByLabel('Usuário *')).toBeVisible()
  return dialog
}

/**
 * Fills in the fields that the first version of the rules requires for registration by username,
 * except the terms.
 */
export async function fillAnswers(dialog: Locator, username = freshUsername()): Promise<string> {
  await dialog.getByLabel('Usuário *').fill(username)
  await dialog.getByLabel('Senha *', { exact: true }).fill('Gavea2026')
  await dialog.getByLabel('Repita a senha').fill('Gavea2026')
  await dialog.getByLabel('Dia', { exact: true }).fill('1992-02-29')
  return username
}

/** Fills in what the first version of the rules requires, and accepts the terms. */
export async function fillAccount(dialog: Locator, username = freshUsername()): Promise<string> {
  await fillAnswers(dialog, username)
  await acceptTerms(dialog)
  return username
}

export const acceptTerms = (dialog: Locator): Promise<void> =>
  dialog.getByRole('checkbox', { name: /aceito os termos/ }).check()

/** Closes a registration popup that contains typed text, and confirms this. */
export async function leaveRegister(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const question = dialogOf(page, 'Fechar o cadastro?')
  await question.getByText('Fechar', { exact: true }).click()
}

export const submitOf = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Criar conta' })

/**
 * Expects the header to show a signed-in player and no dialog to be open.
 * @param name username or nickname in the account menu.
 */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: `Menu da conta de ${name}` })).toBeVisible()
  await expect(header.getByText(/R\$\s*[\d.]+,\d\d/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Creates an account with the open registration form. @returns its username. */
export async function registerIn(
  page: Page,
  dialog: Locator,
  username = freshUsername(),
): Promise<string> {
  await fillAccount(dialog, username)
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
  return username
}
