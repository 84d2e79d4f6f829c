import type { Cookie, Page } from '@playwright/test'
import type { OperatorClient } from '../support/operatorClient.ts'
import { withField, withRule } from '../support/operatorClient.ts'
import { operatorPassword } from '../support/runningGateway.ts'

export type Stage = {
  page: Page
  operator: OperatorClient
  /** A text of the portal in the language of the picture, by its message id. */
  text: (id: string) => string
}

export type Scene = {
  /** `screen-state`; `npm run screens register` draws those whose name has the word. */
  name: string
  prepare: (stage: Stage) => Promise<void>
  /** The first rules are to be put back after it. */
  changesRules?: true
}

const rulesCall = '**/wps/system/setting/register'
const statusCall = '**/wps/system/status'

async function openRegister({ page, text }: Stage) {
  await page.goto('/register')
  await page.getByLabel(`${text('registration.fields.username')} *`).waitFor()
}

async function openLogin({ page, text }: Stage) {
  await page.goto('/login')
  await page.getByLabel(text('login.username')).waitFor()
}

/** One session for all pictures: the platform limits how often a name logs in. */
let token: string | null = null

async function logIn(stage: Stage) {
  const { page, text } = stage
  if (token === null) {
    await openLogin(stage)
    await page.getByLabel(text('login.username')).fill('ana')
    await page.getByLabel(`${text('login.password')} *`).fill('portico-ana-1')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('login.submit') })
      .click()
  } else {
    await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token)
    await page.goto('/')
  }
  await page
    .getByRole('banner')
    .getByText(/\d[.,]\d\d/)
    .waitFor()
  token = await page.evaluate(() => sessionStorage.getItem('token'))
}

/** One operator's session, for the same reason. */
let operatorSession: Record<string, string> | null = null
let operatorCookies: Cookie[] = []

async function openConsole({ page, text }: Stage) {
  const username = page.getByLabel(`${text('operator.signIn.username')} *`)
  if (operatorSession) {
    await page.addInitScript((kept) => Object.assign(sessionStorage, kept), operatorSession)
    await page.context().addCookies(operatorCookies)
  }
  await page.goto('/operator.html')
  if (!operatorSession) {
    await username.fill('operator')
    await page.getByLabel(`${text('operator.signIn.password')} *`).fill(operatorPassword)
    await page.getByRole('button', { name: text('operator.signIn.submit') }).click()
  }
  await page.getByRole('heading', { name: text('operator.rules.title') }).waitFor()
  operatorSession = await page.evaluate(() => ({ ...sessionStorage }))
  operatorCookies = await page.context().cookies()
}

async function openPreview({ page, text }: Stage) {
  await page.getByRole('button', { name: text('operator.preview.title'), exact: true }).click()
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: text('registration.submit') })
    .waitFor()
}

/** One of everything that operators do, and more of it than a page holds. */
const someActivity = {
  success: true,
  value: {
    page: 1,
    pageSize: 20,
    total: 44,
    items: [
      { action: 'PLATFORM_CHANGED', changed: ['status', 'maintenanceEndsAt', 'MOBILENUMREG3'] },
      { action: 'RULES_PUBLISHED', version: 15, operator: 'portico' },
      { action: 'SCHEDULE_HELD', version: 14, operator: 'portico' },
      { action: 'SCHEDULE_CANCELLED', version: 14 },
      { action: 'RULES_SCHEDULED', version: 14, note: 'Campanha de fim de ano' },
      { action: 'RULES_RESTORED', version: 14, restoredFrom: 12 },
      { action: 'RULES_PUBLISHED', version: 13, note: 'Longer passwords' },
      { action: 'SIGNED_OUT' },
      { action: 'SIGNED_IN' },
      { action: 'LOCKED' },
      { action: 'SIGN_IN_FAILED' },
      { action: 'PASSWORD_CHANGED' },
    ].map((item, index) => ({
      operator: 'operator',
      ...item,
      id: `a-${index}`,
      at: new Date(Date.UTC(2026, 10, 21, 18) - index * 2_400_000).toISOString(),
    })),
  },
}

/** A part of the console, by the id of its tab. */
async function openPart(stage: Stage, part: string) {
  await openConsole(stage)
  await stage.page.getByRole('tab', { name: stage.text(`operator.tabs.${part}`) }).click()
}

async function openSettings(stage: Stage) {
  await openPart(stage, 'settings')
  await stage.page.getByRole('heading', { name: stage.text('operator.settings.title') }).waitFor()
}

/** Answers the statistics with figures that follow from a shape over time. */
async function answerStatistics(page: Page, shape: (index: number) => number) {
  const counts = (length: number, weight: number) =>
    Array.from({ length }, (_, index) => Math.round(shape(index) * weight))
  const span = (length: number, weight: number) => ({
    seen: counts(length, weight),
    failed: counts(length, weight * 0.28),
    left: counts(length, weight * 0.08),
  })
  await page.route('**/registration-rules/statistics', async (route) => {
    const response = await route.fetch()
    const { value } = await response.json()
    const totals = (length: number) => ({
      opened: counts(length, 14),
      registered: counts(length, 6),
    })
    const fields = value.fields.map(({ field }: { field: string }, index: number) => {
      const weight = 12 / (1 + (index % 9))
      return { field, hours: span(24, weight / 4), days: span(7, weight) }
    })
    const json = {
      success: true,
      value: {
        ...value,
        fields,
        hours: { ...value.hours, ...totals(24) },
        days: { ...value.days, ...totals(7) },
      },
    }
    await route.fulfill({ response, json })
  })
}

/** Answers the status with some of its values changed. */
async function changeStatus(page: Page, changes: object) {
  await page.route(statusCall, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, value: { ...body.value, ...changes } } })
  })
}

const submit = ({ page, text }: Stage) =>
  page.getByRole('button', { name: text('registration.submit') }).click()

/** Every screen in every state that a person can meet. */
export const scenes: readonly Scene[] = [
  { name: 'home-visitor', prepare: async ({ page }) => void (await page.goto('/')) },
  { name: 'home-member', prepare: logIn },
  {
    name: 'home-accountMenu',
    prepare: async (stage) => {
      await logIn(stage)
      await stage.page.getByRole('banner').locator('[aria-haspopup]').first().click()
    },
  },
  {
    name: 'home-maintenance',
    prepare: async ({ page, text }) => {
      await changeStatus(page, { maintenance: true })
      await page.goto('/')
      await page.getByRole('heading', { name: text('failure.maintenance.title') }).waitFor()
    },
  },
  {
    name: 'home-region',
    prepare: async ({ page }) => {
      const location = { ip: '203.0.113.24', country: 'XX' }
      await changeStatus(page, { regionRestriction: true, location })
      await page.goto('/')
      await page.getByText(location.ip).waitFor()
    },
  },
  { name: 'notFound', prepare: async ({ page }) => void (await page.goto('/nowhere')) },
  { name: 'login-empty', prepare: openLogin },
  {
    name: 'login-failed',
    prepare: async (stage) => {
      const { page, text } = stage
      await openLogin(stage)
      await page.getByLabel(text('login.username')).fill('nobody')
      await page.getByLabel(`${text('login.password')} *`).fill('nothing')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('login.submit') })
        .click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  { name: 'register-empty', prepare: openRegister },
  {
    name: 'register-loading',
    prepare: async ({ page, text }) => {
      await page.route(rulesCall, () => {})
      await page.goto('/register')
      await page.getByRole('status', { name: text('registration.loading') }).waitFor()
    },
  },
  {
    name: 'register-unreachable',
    prepare: async ({ page, text }) => {
      await page.route(rulesCall, (route) => route.abort())
      await page.goto('/register')
      await page.getByRole('dialog').getByText(text('failure.network.title')).waitFor()
    },
  },
  {
    name: 'register-failed',
    prepare: async (stage) => {
      const { page, text } = stage
      await openRegister(stage)
      await page.getByLabel(`${text('registration.fields.username')} *`).fill('9 lives')
      await page
        .getByLabel(`${text('registration.fields.password')} *`, { exact: true })
        .fill('gavea')
      await submit(stage)
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'register-mobile',
    prepare: async (stage) => {
      const { page, text } = stage
      await openRegister(stage)
      await page.getByRole('tab', { name: text('registration.tabs.mobile') }).click()
      await page.getByRole('button', { name: text('registration.sms.send') }).waitFor()
    },
  },
  {
    name: 'register-changed',
    changesRules: true,
    prepare: async (stage) => {
      const { page, operator, text } = stage
      await operator.publish(withRule('captcha', { enabled: true, required: true }))
      await openRegister(stage)
      await page.getByRole('img', { name: text('captcha.image') }).waitFor()
      await operator.publish(
        withField({
          name: 'favouriteTeam',
          type: 'select',
          enabled: true,
          required: true,
          acceptedPattern: '*',
          patternId: 'LENGTH_ONLY',
          minLength: 1,
          maxLength: 40,
          label: { pt: 'Time do coração', en: 'Favourite team' },
          options: [{ value: 'flamengo', label: { pt: 'Flamengo' } }],
        }),
      )
      await page.getByLabel(/Time do coração|Favourite team/).waitFor()
    },
  },
  {
    name: 'logout-question',
    prepare: async (stage) => {
      const { page, text } = stage
      await logIn(stage)
      await page.getByRole('banner').locator('[aria-haspopup]').first().click()
      await page.getByRole('menuitem', { name: text('account.logout') }).click()
      await page.getByText(text('logout.question')).waitFor()
    },
  },
  {
    name: 'operator-signIn',
    prepare: async ({ page, text }) => {
      await page.goto('/operator.html')
      await page.getByRole('button', { name: text('operator.signIn.submit') }).waitFor()
    },
  },
  {
    name: 'operator-preview',
    prepare: async (stage) => {
      await openConsole(stage)
      await openPreview(stage)
    },
  },
  {
    name: 'operator-previewFailed',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await openPreview(stage)
      await page.getByRole('radio', { name: text('operator.preview.choices.failed') }).check()
      await page
        .getByRole('combobox', { name: text('operator.preview.choices.direction') })
        .selectOption('rtl')
      await page.frameLocator('iframe').getByRole('alert').waitFor()
    },
  },
  {
    name: 'operator-previewDesktop',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await openPreview(stage)
      await page.getByRole('radio', { name: text('operator.preview.choices.desktop') }).check()
    },
  },
  { name: 'operator-rules', prepare: openConsole },
  {
    name: 'operator-hostile',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await page.getByLabel(text('operator.rules.columns.acceptedPattern')).first().fill('^(a+)+$')
      await page.getByRole('button', { name: text('operator.publish.check'), exact: true }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'operator-settings', prepare: openSettings },
  {
    name: 'operator-settingsChanged',
    prepare: async (stage) => {
      const { page, text } = stage
      await openSettings(stage)
      await page.getByRole('radio', { name: text('operator.settings.status.maintenance') }).check()
      await page.getByLabel(text('operator.settings.names.endsAt')).fill('2031-06-30T18:00')
      await page.getByRole('switch', { name: text('operator.modules.MEMBER3.name') }).uncheck()
      await page.getByRole('button', { name: text('operator.settings.bar.save') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'operator-settingsConflict',
    prepare: async (stage) => {
      const { page, text } = stage
      await openSettings(stage)
      await page.getByLabel(text('operator.settings.names.minimumAge')).fill('21')
      await page.getByRole('switch', { name: text('operator.modules.MEMBER3.name') }).uncheck()
      await page.route('**/ops/platform', async (route) => {
        const response = await route.fetch({ method: 'GET' })
        const { value } = await response.json()
        const market = { ...value.settings.market, minimumAge: 20 }
        const settings = { ...value.settings, announcements: false, market }
        const json = { success: true, value: { ...value, version: value.version + 1, settings } }
        await route.fulfill({ response, json })
      })
      await page.getByRole('group', { name: text('operator.settings.names.minimumAge') }).waitFor()
    },
  },
  {
    name: 'operator-statistics',
    prepare: async (stage) => {
      await answerStatistics(stage.page, (index) => [1, 2, 4, 3, 6, 5, 2][index % 7] ?? 0)
      await openPart(stage, 'statistics')
      await stage.page.getByRole('table').waitFor()
    },
  },
  {
    name: 'operator-statisticsEmpty',
    prepare: async (stage) => {
      await answerStatistics(stage.page, () => 0)
      await openPart(stage, 'statistics')
      await stage.page.getByText(stage.text('operator.statistics.empty.days')).waitFor()
    },
  },
  {
    name: 'operator-activity',
    prepare: async (stage) => {
      await stage.page.route('**/ops/audit?*', (route) => route.fulfill({ json: someActivity }))
      await openPart(stage, 'activity')
      await stage.page.getByRole('listitem').first().waitFor()
    },
  },
]
