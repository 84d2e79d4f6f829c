import type { Modal } from '../../src/kit/modal/modalTable.ts'
import { logInAs, logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const statusCall = '**/wps/system/status'

/** False on small screens, which lack the header's menus and the bar on the right. */
const isWide = ({ page }: Stage) => (page.viewportSize()?.width ?? 0) >= 960

/**
 * Opens a dialog by storing it in the history state and reloading the page.
 * @param persona user who logs in first; without one, the scene shows a visitor.
 */
async function openDialog(stage: Stage, modal: Modal, persona?: string) {
  const { page } = stage
  if (persona) await logInAs(stage, persona)
  else await page.goto('/')
  await page.evaluate((data) => history.replaceState({ modals: [data] }, ''), modal)
  await page.reload()
  const dialog = page.getByRole('dialog')
  await dialog.locator('button, input, a').nth(1).waitFor()
  return dialog
}

const dialogScene = (name: string, modal: Modal, persona?: string): Scene => ({
  name: `dialog-${name}`,
  prepare: async (stage) => void (await openDialog(stage, modal, persona)),
})

async function pressInHeader({ page }: Stage, name: string) {
  await page.locator(`header [data-early=${name}]`).click()
  await page.getByRole('menu').waitFor()
}

async function openSecondStep(stage: Stage, persona: string, path = '/login') {
  const { page, text } = stage
  await page.goto(path)
  await page.getByLabel(text('login.username')).fill(persona)
  await page.getByLabel(`${text('login.password')} *`).fill(`portico-${persona}-1`)
  await page.keyboard.press('Enter')
}

const secondStep = {
  ticket: 'a-ticket',
  methods: [
    { method: 'SMS', to: '+55 11 9•••• ••03' },
    { method: 'EMAIL', to: 'c•••@example.com' },
    { method: 'PAYEE_NAME' },
  ],
  expiresAt: '2099-01-01T00:00:00Z',
} as const

/** A member's page as the HTML document shows it without scripts. */
const documentScene = (name: string, path: string): Scene => ({
  name: `document-${name}`,
  prepare: async (stage) => {
    const { page } = stage
    await logInAs(stage, 'ana')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  },
})

const question: Modal = {
  name: 'dialog',
  icon: 'warning',
  title: { id: 'app.dialogs.warning' },
  text: { id: 'logout.question' },
  buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }, { label: { id: 'app.cancel' } }],
}

/** Menus and failures of the portal's frame, and every dialog without a scene in another file. */
export const frameScenes: readonly Scene[] = [
  {
    name: 'frame-language',
    prepare: async (stage) => {
      await stage.page.goto('/')
      if (isWide(stage)) await pressInHeader(stage, 'language')
    },
  },
  {
    name: 'frame-theme',
    prepare: async (stage) => {
      await stage.page.goto('/')
      if (isWide(stage)) await pressInHeader(stage, 'theme')
    },
  },
  {
    name: 'frame-appCode',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.goto('/')
      if (!isWide(stage)) return
      const bar = page.getByRole('navigation', { name: text('app.shortcuts') })
      await bar.getByRole('button', { name: text('app.menu.app') }).click()
      await bar.getByRole('img').first().waitFor()
    },
  },
  {
    name: 'frame-agent',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.goto('/promotions')
      await stage.page.getByRole('article').first().waitFor()
      if (!isWide(stage)) return
      await stage.page.locator('header [aria-haspopup=menu]').first().click()
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'frame-agentLogin',
    prepare: async ({ page, text }) => {
      await page.goto('/agent')
      await page.getByLabel(text('login.username')).waitFor()
    },
  },
  {
    name: 'frame-unreachable',
    prepare: async ({ page, text }) => {
      await page.route(statusCall, (route) => route.abort())
      await page.goto('/')
      await page.getByText(text('failure.network.title')).first().waitFor()
    },
  },
  {
    name: 'frame-pageFailed',
    prepare: async ({ page, text }) => {
      await page.goto('/')
      await page.locator('html[data-hydrated]').waitFor()
      await page.route('**/assets/PromotionsPage*', (route) => route.abort())
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/promotions"]')?.click(),
      )
      await page.getByRole('button', { name: text('app.retry') }).waitFor()
    },
  },
  documentScene('home', '/'),
  documentScene('deposit', '/member/deposit'),
  documentScene('records', '/member/bettingRecord'),
  documentScene('lottery', '/lottery'),
  dialogScene('drawerVisitor', { name: 'navigation' }),
  dialogScene('drawerGames', { name: 'navigation', part: 'games' }, 'ana'),
  {
    name: 'dialog-drawerEnd',
    prepare: async (stage) => {
      const dialog = await openDialog(stage, { name: 'navigation' }, 'ana')
      await dialog
        .getByRole('heading', { name: stage.text('drawer.theme') })
        .scrollIntoViewIfNeeded()
    },
  },
  dialogScene('logout', { name: 'confirmLogout' }, 'ana'),
  dialogScene('notices', { name: 'notices' }, 'ana'),
  dialogScene('password', { name: 'changePassword', reason: 'own' }, 'ana'),
  {
    name: 'dialog-passwordExpired',
    prepare: async (stage) => {
      await openSecondStep(stage, 'edu')
      await stage.page
        .getByRole('dialog', { name: stage.text('app.dialogs.changePassword') })
        .waitFor()
    },
  },
  dialogScene('realAccount', { name: 'realAccount' }, 'bruno'),
  dialogScene('blockedWindow', { name: 'blockedWindow', url: 'https://t.me/portico' }),
  dialogScene('secondStep', {
    name: 'secondStep',
    type: 'username',
    area: 'member',
    secondStep,
  }),
  {
    name: 'dialog-secondStepCode',
    prepare: async (stage) => {
      const modal = { name: 'secondStep', type: 'username', area: 'member', secondStep } as const
      const dialog = await openDialog(stage, modal)
      await dialog.getByRole('button').nth(2).click()
      await dialog.getByRole('textbox').first().waitFor()
    },
  },
  dialogScene('secondStepApp', {
    name: 'secondStep',
    type: 'username',
    area: 'member',
    secondStep: { ...secondStep, methods: [{ method: 'TOTP' }, { method: 'RECOVERY_CODE' }] },
  }),
  dialogScene('question', question),
  dialogScene('told', {
    name: 'dialog',
    icon: 'success',
    title: { id: 'app.dialogs.notices' },
    html: '<p>Sua <strong>conta</strong> foi confirmada.</p><p><a href="/promotions">Promoções</a></p>',
    buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }],
  }),
  dialogScene('help', { name: 'help' }),
  dialogScene('chat', { name: 'chat' }),
  {
    name: 'dialog-sms',
    prepare: async (stage) => {
      const dialog = await openDialog(stage, { name: 'login' })
      await dialog.getByRole('tab').nth(1).click()
      await dialog.getByRole('button', { name: stage.text('code.send') }).waitFor()
    },
  },
  {
    name: 'dialog-idle',
    prepare: async (stage) => {
      await stage.page.clock.install()
      await logInAs(stage, 'ana')
      await stage.page.clock.fastForward(28 * 60_000 + 5000)
      const dialog = stage.page.getByRole('dialog', { name: stage.text('app.dialogs.idle') })
      await dialog.getByRole('button').nth(1).waitFor()
    },
  },
  {
    name: 'dialog-sessionEnded',
    prepare: async (stage) => {
      const { page } = stage
      await logInAs(stage, 'ana')
      await page.locator('html[data-hydrated]').waitFor()
      const json = { success: false, code: 'SESSION_EXPIRED', message: 'expired' }
      await page.route('**/wps/**', (route) =>
        route.request().url().includes('/wps/system/')
          ? route.continue()
          : route.fulfill({ status: 401, json }),
      )
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/promotions"]')?.click(),
      )
      await page.getByRole('dialog').waitFor()
    },
  },
]
