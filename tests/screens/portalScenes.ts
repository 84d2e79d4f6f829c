import type { Page } from '@playwright/test'
import { withField, withRule } from '../support/operatorClient.ts'
import type { Scene, Stage } from './scene.ts'

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

/** One session for all screenshots, since the platform limits the log-ins of a username. */
let token: string | null = null

export async function logIn(stage: Stage) {
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
    await page.addInitScript((storedToken) => sessionStorage.setItem('token', storedToken), token)
    await page.goto('/')
  }
  await page
    .getByRole('banner')
    .getByText(/\d[.,]\d\d/)
    .first()
    .waitFor()
  token = await page.evaluate(() => sessionStorage.getItem('token'))
}

/** Changes properties in the response of the platform's status. */
async function changeStatus(page: Page, changes: object) {
  await page.route(statusCall, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, value: { ...body.value, ...changes } } })
  })
}

const submit = ({ page, text }: Stage) =>
  page.getByRole('button', { name: text('registration.submit'), exact: true }).click()

const next = ({ page, text }: Stage) =>
  page.getByRole('button', { name: text('registration.steps.next'), exact: true }).click()

/** Publishes a registration form in two steps, fills in the first step and opens the second. */
async function openSecondStep(stage: Stage) {
  const { page, operator, text } = stage
  await operator.publish((draft) => ({
    ...withRule('email', { group: 'contact', required: true })(draft),
    layout: 'steps',
    groups: [{ id: 'contact', title: { pt: 'Contato', en: 'Contact' } }],
  }))
  await openRegister(stage)
  const labelOf = (id: 'username' | 'password' | 'confirmPassword') =>
    page.getByLabel(`${text(`registration.fields.${id}`)} *`, { exact: true })
  await labelOf('username').fill('marina92')
  await labelOf('password').fill('Gavea2026')
  await labelOf('confirmPassword').fill('Gavea2026')
  // The field of the day gets the whole date, since each of the three parts of a date field accepts
  // a whole date.
  await page.getByLabel(text('registration.date.day'), { exact: true }).fill('1992-02-29')
  await next(stage)
  await page.getByLabel(`${text('registration.fields.email')} *`).waitFor()
}

/** The home page, the log-in and the registration in each of their states. */
export const scenes: readonly Scene[] = [
  { name: 'home-visitor', prepare: async ({ page }) => void (await page.goto('/')) },
  { name: 'home-member', prepare: logIn },
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
      await page.getByRole('dialog').getByText(text('failure.part.title')).waitFor()
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
      await page.getByRole('button', { name: text('code.send') }).waitFor()
    },
  },
  {
    name: 'register-step',
    changesRules: true,
    prepare: async (stage) => {
      await openSecondStep(stage)
      await next(stage)
      await stage.page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'register-review',
    changesRules: true,
    prepare: async (stage) => {
      const { page, text } = stage
      await openSecondStep(stage)
      await page.getByLabel(`${text('registration.fields.email')} *`).fill('marina@example.com')
      await next(stage)
      await page.getByRole('button', { name: text('registration.submit') }).waitFor()
    },
  },
  {
    name: 'register-draft',
    prepare: async (stage) => {
      const { page, text } = stage
      await openRegister(stage)
      await page.getByLabel(`${text('registration.fields.username')} *`).fill('marina92')
      await page.reload()
      await page.getByText(text('registration.draft.title')).waitFor()
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
]
