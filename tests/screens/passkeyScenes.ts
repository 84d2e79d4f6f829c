import type { Page } from '@playwright/test'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const createdAt = '2026-11-02T12:00:00Z'
const passkeys = [
  {
    passkeyId: '1'.repeat(64),
    name: 'Celular da Ana',
    createdAt,
    usedAt: '2026-11-24T08:30:00Z',
    synced: true,
    transports: ['internal', 'hybrid'],
  },
  {
    passkeyId: '2'.repeat(64),
    name: 'Chrome · Windows',
    createdAt,
    synced: false,
    transports: ['internal'],
  },
  {
    passkeyId: '3'.repeat(64),
    name: 'A chave azul que fica no chaveiro de casa, do lado da porta',
    createdAt,
    usedAt: '2026-11-03T08:30:00Z',
    synced: false,
    transports: ['usb', 'nfc'],
  },
]

/** Passes a call to the server and changes properties of its response. */
const change = (page: Page, path: string, changes: object) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, value: { ...body.value, ...changes } } })
  })

/** Makes the portal offer passkeys on the host of the drawn page, and disables their autofill. */
async function offerPasskeys({ page }: Stage) {
  await change(page, '/wps/system/status', { passkeyDomain: '127.0.0.1' })
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/**
 * Opens the dialog of ana's passkeys, with mocked passkeys. Without any, opens the form to add one.
 */
async function openCentre(stage: Stage, items: readonly object[]) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await offerPasskeys(stage)
  await change(page, '/wps/member/security', { passkeys: items.length })
  const list = { items, page: 1, pageSize: 20, total: items.length }
  await change(page, '/wps/member/passkeys?*', list)
  await page.goto('/member')
  const id = items.length > 0 ? 'account.passkeys.manage' : 'account.passkeys.add'
  await page.getByRole('button', { name: text(id), exact: true }).click()
}

export const passkeyScenes: Scene[] = [
  {
    name: 'passkeys-log-in',
    async prepare(stage) {
      const { page, text } = stage
      await offerPasskeys(stage)
      await page.goto('/login')
      const button = page.getByRole('button', { name: text('login.passkey.submit') })
      await page.evaluate(() => {
        const no = () => Promise.reject(new DOMException('The user said no', 'NotAllowedError'))
        navigator.credentials.get = no
      })
      await button.click()
      await page.getByText(text('passkeys.problems.cancelled')).waitFor()
      await button.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'passkeys-add',
    async prepare(stage) {
      await openCentre(stage, [])
      await stage.page
        .getByRole('button', { name: stage.text('account.passkeys.create') })
        .waitFor()
    },
  },
  {
    name: 'passkeys-list',
    async prepare(stage) {
      await openCentre(stage, passkeys)
      await stage.page.getByText('Celular da Ana').waitFor()
    },
  },
  {
    name: 'passkeys-remove',
    async prepare(stage) {
      const { page, text } = stage
      await openCentre(stage, passkeys)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${text('account.passkeys.remove')}`) })
        .first()
        .click()
      await page.getByRole('button', { name: text('account.passkeys.keep') }).waitFor()
    },
  },
  {
    name: 'passkeys-second-step',
    async prepare(stage) {
      const { page, text } = stage
      await offerPasskeys(stage)
      await page.route('**/wps/session/login', (route) =>
        route.fulfill({
          json: {
            success: false,
            code: 'SECOND_STEP_NEEDED',
            message: 'More is needed',
            value: {
              secondStep: {
                ticket: '5b'.repeat(32),
                methods: [
                  { method: 'PASSKEY' },
                  { method: 'SMS', to: '119•••••01' },
                  { method: 'EMAIL', to: 'a••@example.com' },
                ],
                expiresAt: new Date(Date.now() + 600_000).toISOString(),
              },
            },
          },
        }),
      )
      await page.goto('/login')
      await page.getByLabel(text('login.username')).fill('ana')
      await page.getByLabel(`${text('login.password')} *`).fill('portico-ana-1')
      const submit = page.getByRole('dialog').getByRole('button', { name: text('login.submit') })
      await submit.first().click()
      await page.getByRole('button', { name: text('login.secondStep.usePasskey') }).waitFor()
    },
  },
]
