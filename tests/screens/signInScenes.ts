import type { Value } from '../../src/api/operations.ts'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

type Security = Value<'GET /wps/member/security'>
type Session = Value<'GET /wps/member/sessions'>['items'][number]
type Login = Value<'GET /wps/member/loginHistory'>['items'][number]

const codes = [
  ...['K7MQ-2XPD-9RTC', '4HWN-J8VB-ZQ3E', 'FT6Y-MKR2-D5XA', '9PCL-7GWU-HN4S', '2QZB-VT8J-K6ME'],
  ...['RX3D-F9HP-7YNW', '6UAC-SK4T-BM2G', 'JW8E-5QNR-XV7Z', 'H2TL-PD6Y-C9FK', 'N4GM-8SVX-3BJU'],
]

const withAuthenticator: Security = {
  hasPassword: true,
  passwordChangedAt: '2026-11-05T12:00:00Z',
  passwordExpired: false,
  hasPaymentPassword: true,
  mobileNum: '119••••••01',
  email: 'a••@example.com',
  hasAuthenticator: true,
  recoveryCodesLeft: 2,
  checksAddress: true,
  level: 'HIGH',
}

const session = (first: string, changes: Partial<Session>): Session => ({
  sessionId: first.repeat(64),
  current: false,
  area: 'member',
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.9',
  startedAt: '2026-11-25T11:02:00Z',
  seenAt: '2026-11-25T14:41:00Z',
  ...changes,
})
const sessions = [
  session('a', { current: true }),
  session('b', { browser: 'Safari', system: 'iOS', address: '2001:db8:7:8:ad4f:1:22:9' }),
  session('c', { browser: '', system: '', address: '198.51.100.7' }),
]

const login = (loginId: string, changes: Partial<Login>): Login => ({
  loginId,
  at: '2026-11-25T11:02:00Z',
  kind: 'PASSWORD',
  outcome: 'SUCCESS',
  count: 1,
  area: 'member',
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.•••',
  thisDevice: false,
  ...changes,
})
const stranger = { browser: 'Firefox', system: 'Linux', address: '198.51.100.•••' }
const logins = [
  login('l-1', { thisDevice: true, secondStep: 'TOTP' }),
  login('l-2', { ...stranger, outcome: 'WRONG_PROOF', count: 5 }),
  login('l-3', { ...stranger, outcome: 'TOO_MANY_ATTEMPTS', count: 118 }),
  login('l-4', { ...stranger, outcome: 'SECOND_STEP_MISSING' }),
  login('l-5', { kind: 'SMS', browser: 'Safari', system: 'iOS', secondStep: 'RECOVERY_CODE' }),
  login('l-6', { kind: 'REGISTRATION', outcome: 'SUCCESS' }),
]

/**
 * Mocks the response of a call, so that a change for one screenshot does not appear in the next.
 */
const answer = ({ page }: Stage, path: string, value: unknown) =>
  page.route(path, (route) => route.fulfill({ json: { success: true, value } }))

async function openAccount(stage: Stage) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await page.goto('/member/account')
  const centre = page.getByRole('region', { name: text('account.security.title') })
  await centre.getByRole('listitem').nth(5).waitFor()
  return { page, text, row: centre.getByRole('listitem').nth(4) }
}

/** Opens the first step of setting up an authenticator. */
async function openSetUp(stage: Stage) {
  const { page, text, row } = await openAccount(stage)
  await row.getByRole('button', { name: text('account.authenticator.open') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img').waitFor()
  return dialog
}

const openConfirmation = async (stage: Stage) => {
  const dialog = await openSetUp(stage)
  await dialog.getByRole('button', { name: stage.text('account.authenticator.scan.next') }).click()
  return dialog
}

async function openList(stage: Stage, title: 'account.sessions.title' | 'account.logins.title') {
  const { page, text } = await openAccount(stage)
  const panel = page.getByRole('region', { name: text(title) })
  await panel.getByRole('listitem').first().waitFor()
  await panel.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

/** Setting up and turning off the authenticator, a member's sessions, and the log-in history. */
export const signInScenes: readonly Scene[] = [
  { name: 'signIn-scan', prepare: async (stage) => void (await openSetUp(stage)) },
  {
    name: 'signIn-confirm',
    prepare: async (stage) => {
      const dialog = await openConfirmation(stage)
      await dialog.getByRole('textbox').first().fill('000000')
      await dialog.getByLabel(/\*$/).nth(1).fill('portico-ana-1')
      await dialog
        .getByRole('button', { name: stage.text('account.authenticator.confirm.submit') })
        .click()
      await dialog.getByText(stage.text('account.authenticator.confirm.codeWrong')).waitFor()
    },
  },
  {
    name: 'signIn-codes',
    prepare: async (stage) => {
      const dialog = await openConfirmation(stage)
      await stage.page.route('**/wps/member/security/authenticator', (route) =>
        route.fulfill({ json: { success: true, value: { codes } } }),
      )
      await dialog.getByRole('textbox').first().fill('123456')
      await dialog.getByLabel(/\*$/).nth(1).fill('portico-ana-1')
      await dialog
        .getByRole('button', { name: stage.text('account.authenticator.confirm.submit') })
        .click()
      await dialog.getByRole('listitem').nth(9).waitFor()
      await stage.page.keyboard.press('Escape')
    },
  },
  {
    name: 'signIn-off',
    prepare: async (stage) => {
      await answer(stage, '**/wps/member/security', withAuthenticator)
      const { row, text, page } = await openAccount(stage)
      await row.getByRole('button', { name: text('account.authenticator.off.open') }).click()
      await page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'signIn-sessions',
    prepare: async (stage) => {
      await answer(stage, '**/wps/member/security', withAuthenticator)
      const value = { items: sessions, page: 1, pageSize: 10, total: 3 }
      await answer(stage, '**/wps/member/sessions?*', value)
      await openList(stage, 'account.sessions.title')
    },
  },
  {
    name: 'signIn-logins',
    prepare: async (stage) => {
      const value = { items: logins, page: 1, pageSize: 10, total: 26 }
      await answer(stage, '**/wps/member/loginHistory?*', value)
      await openList(stage, 'account.logins.title')
    },
  },
]
