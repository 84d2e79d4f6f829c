import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens the wallet page and waits for the progress of its bonuses. */
async function openWallet(stage: Stage) {
  await logInAs(stage, 'ana')
  await stage.page.goto('/member/wallet')
  await stage.page.getByRole('progressbar').first().waitFor()
}

const moveForm = ({ page, text }: Stage) =>
  page.getByRole('region', { name: text('wallet.move.title') })

/** The wallet page in the states that follow a member's actions. */
export const walletScenes: readonly Scene[] = [
  { name: 'wallet', prepare: openWallet },
  {
    name: 'wallet-move',
    async prepare(stage) {
      await openWallet(stage)
      await moveForm(stage).getByRole('textbox').fill('25')
    },
  },
  {
    name: 'wallet-badAmount',
    async prepare(stage) {
      await openWallet(stage)
      const form = moveForm(stage)
      await form.getByRole('textbox').fill('𝟏𝟐𝟑')
      await form.getByRole('button', { name: stage.text('wallet.move.submit') }).click()
    },
  },
  {
    name: 'wallet-moved',
    async prepare(stage) {
      await openWallet(stage)
      const form = moveForm(stage)
      await form.getByRole('textbox').fill('2')
      await form.getByRole('button', { name: stage.text('wallet.move.submit') }).click()
      await form.getByRole('status').waitFor()
    },
  },
  {
    name: 'wallet-giveUp',
    async prepare(stage) {
      await openWallet(stage)
      await stage.page.getByRole('button', { name: stage.text('wallet.bonuses.giveUp') }).click()
      await stage.page.getByRole('dialog').waitFor()
    },
  },
]
