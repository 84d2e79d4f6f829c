import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function openAccounts(stage: Stage) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await page.goto('/member/withdraw')
  const panel = page.getByRole('region', { name: text('withdrawals.payout.title') })
  await panel.getByRole('listitem').first().waitFor()
  await panel.scrollIntoViewIfNeeded()
  return panel
}

async function openForm(stage: Stage) {
  const panel = await openAccounts(stage)
  await panel.getByRole('button', { name: stage.text('withdrawals.payout.add') }).click()
  const form = panel.getByRole('form')
  await form.waitFor()
  return form
}

const holder = 'Ana S*** L***'
const createdAt = '2026-03-02T13:20:00Z'
const accounts = [
  { accountId: 'k-1', keyType: 'CPF', key: '***.456.789-**', holder, isDefault: true, createdAt },
  {
    accountId: 'k-2',
    keyType: 'PHONE',
    key: '+55 11 *****-0001',
    holder,
    isDefault: false,
    createdAt,
  },
  {
    accountId: 'k-3',
    keyType: 'RANDOM',
    key: '6f1d****-****-****-****-********10b4',
    holder,
    isDefault: false,
    createdAt,
  },
]

/** Payout accounts: the list, the form with an error, and the confirmation of a deletion. */
export const payoutScenes: readonly Scene[] = [
  {
    name: 'payout-list',
    prepare: async (stage) => {
      // Mocks the response, so that an account added for one screenshot does not appear in the
      // next.
      await stage.page.route('**/wps/payoutAccounts', (route) =>
        route.fulfill({ json: { success: true, value: { items: accounts, maximum: 5 } } }),
      )
      const panel = await openAccounts(stage)
      await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'payout-form',
    prepare: async (stage) => {
      const form = await openForm(stage)
      await form.getByRole('textbox').first().fill('123.456.789-10')
      await form.getByRole('button', { name: stage.text('withdrawals.payout.save') }).click()
      await form.getByText(stage.text('withdrawals.payout.errors.cpfDigits')).waitFor()
      await form.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'payout-delete',
    prepare: async (stage) => {
      const panel = await openAccounts(stage)
      await panel
        .getByRole('button', { name: stage.text('withdrawals.payout.delete') })
        .first()
        .click()
      await stage.page.getByRole('dialog').waitFor()
    },
  },
]
