import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function open(stage: Stage): Promise<void> {
  await logInAs(stage, 'ana')
  await stage.page.goto('/member/privacy')
  await stage.page.getByRole('switch').first().waitFor()
}

const part = ({ page, text }: Stage, id: Parameters<Stage['text']>[0]) =>
  page.getByRole('region', { name: text(id), exact: true })

/** Mocks the response of a GET call. */
async function answer({ page }: Stage, path: string, value: object): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, value } })
      : route.continue(),
  )
}

const times = {
  requestedAt: '2026-11-21T12:00:00Z',
  expiresAt: '2026-11-28T12:00:00Z',
}

/** Mocks the browser's permission for notifications, and a push subscription. */
async function allow({ page }: Stage, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((permissionState) => {
    Object.defineProperty(Notification, 'permission', { get: () => permissionState })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => ({ endpoint: 'https://push.example/ana' }),
    })
  }, permission)
}

/** The privacy page: notifications, data export and account closing in each of their states. */
export const privacyScenes: readonly Scene[] = [
  { name: 'privacy', prepare: open },
  {
    name: 'privacy-push-blocked',
    async prepare(stage) {
      await allow(stage, 'denied')
      await open(stage)
      await part(stage, 'privacy.push.title')
        .getByText(stage.text('privacy.push.blocked'))
        .waitFor()
    },
  },
  {
    name: 'privacy-push-off',
    async prepare(stage) {
      await allow(stage, 'default')
      await open(stage)
      await part(stage, 'privacy.push.title').getByRole('button').waitFor()
    },
  },
  {
    name: 'privacy-push-failed',
    async prepare(stage) {
      await allow(stage, 'default')
      await stage.page.addInitScript(() => {
        Object.assign(Notification, {
          requestPermission: () => Promise.reject(new Error('no service')),
        })
      })
      await open(stage)
      const push = part(stage, 'privacy.push.title')
      await push.getByRole('button').click()
      await push.getByRole('alert').waitFor()
    },
  },
  {
    name: 'privacy-export-running',
    async prepare(stage) {
      const made = { status: 'RUNNING', percent: 40, ...times }
      await answer(stage, '/wps/member/dataExport', { asksPassword: true, export: made })
      await open(stage)
      await part(stage, 'privacy.export.title').getByRole('progressbar').waitFor()
    },
  },
  {
    name: 'privacy-export-ready',
    async prepare(stage) {
      const files = [
        { format: 'json', size: 482_113 },
        { format: 'html', size: 12_391_870 },
      ]
      const readyAt = '2026-11-21T12:00:08Z'
      const made = { status: 'READY', percent: 100, readyAt, files, ...times }
      await answer(stage, '/wps/member/dataExport', {
        asksPassword: true,
        nextAt: '2026-11-22T12:00:00Z',
        export: made,
      })
      await open(stage)
      await part(stage, 'privacy.export.title').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'privacy-export-failed',
    async prepare(stage) {
      const made = { status: 'FAILED', percent: 40, ...times }
      await answer(stage, '/wps/member/dataExport', { asksPassword: true, export: made })
      await open(stage)
      await stage.page.getByText(stage.text('privacy.export.failed')).waitFor()
    },
  },
  {
    name: 'privacy-closing',
    async prepare(stage) {
      await answer(stage, '/wps/member/closing', {
        account: 'ana',
        asksPassword: true,
        obstacles: [],
        rest: '12.30',
        losses: { points: 320, rewards: 2, owed: '0.00' },
        keptYears: 5,
        limitsKeptYears: 5,
      })
      await open(stage)
      const closing = part(stage, 'privacy.closing.title')
      await closing.getByRole('button', { name: stage.text('privacy.closing.start') }).click()
      await closing.getByRole('button', { name: stage.text('privacy.closing.submit') }).click()
      await closing.getByText(stage.text('account.contact.errors.passwordMissing')).waitFor()
    },
  },
]
