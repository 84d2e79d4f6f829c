import type { MessageId } from '../../src/kit/i18n/messageIds.ts'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens ana's security centre. */
async function openCentre(stage: Stage) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await page.goto('/member')
  const centre = page.getByRole('region', { name: text('account.security.title') })
  await centre.getByRole('listitem').first().waitFor()
  await centre.scrollIntoViewIfNeeded()
  return centre
}

/** Opens a dialog of the security centre by the button in its row. */
async function openForm(stage: Stage, button: MessageId) {
  const centre = await openCentre(stage)
  await centre
    .getByRole('listitem')
    .getByRole('button', { name: stage.text(button), exact: true })
    .click()
  const dialog = stage.page.getByRole('dialog')
  await dialog.locator('button[type=submit]').waitFor()
  return dialog
}

/** State of a member with a password only. The password expires on a known date. */
const passwordOnly = {
  hasPassword: true,
  passwordChangedAt: '2026-11-05T12:00:00Z',
  passwordExpired: false,
  passwordExpiresAt: '2027-02-03T12:00:00Z',
  hasPaymentPassword: false,
  hasAuthenticator: false,
  checksAddress: false,
  level: 'LOW',
}

/** The security centre with many protections and with only a password, and its forms. */
export const securityScenes: readonly Scene[] = [
  { name: 'security-centre', prepare: async (stage) => void (await openCentre(stage)) },
  {
    name: 'security-bare',
    prepare: async (stage) => {
      await stage.page.route('**/wps/member/security', (route) =>
        route.fulfill({ json: { success: true, value: passwordOnly } }),
      )
      await openCentre(stage)
    },
  },
  {
    name: 'security-password',
    prepare: async (stage) => void (await openForm(stage, 'account.security.changePassword')),
  },
  {
    name: 'security-transaction',
    prepare: async (stage) => {
      const dialog = await openForm(stage, 'account.security.changePaymentPassword')
      const forgotten = stage.text('transactionPassword.change.forgotten')
      await dialog.getByRole('button', { name: forgotten }).click()
    },
  },
  {
    name: 'security-phone',
    prepare: async (stage) => {
      const dialog = await openForm(stage, 'account.security.changePhone')
      await dialog.locator('button[type=submit]').click()
      await dialog.getByText(stage.text('errors.phoneMissing')).waitFor()
    },
  },
  {
    name: 'security-email',
    prepare: async (stage) => {
      const dialog = await openForm(stage, 'account.security.changeEmail')
      // The domain has two Cyrillic letters among Latin ones.
      await dialog.getByRole('textbox').first().fill('ana@ex\u0430mpl\u0435.com')
      await dialog.getByRole('status').first().waitFor()
    },
  },
]
