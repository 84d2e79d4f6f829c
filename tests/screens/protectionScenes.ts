import type { Modal } from '../../src/kit/modal/modalTable.ts'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens the responsible gaming page with a dialog over it, as a reload would restore them. */
async function openWith(stage: Stage, modal: Modal) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await page.goto('/member/protection')
  await page.getByRole('heading', { name: text('protection.limits.title') }).waitFor()
  await page.evaluate((modalEntry) => {
    history.pushState({ ...history.state, modals: [modalEntry] }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, modal)
  await page.getByRole('dialog').waitFor()
}

/** Dialogs of the responsible gaming page. The page itself is a scene of the member centre. */
export const protectionScenes: readonly Scene[] = [
  {
    name: 'protection-limit',
    async prepare(stage) {
      await openWith(stage, { name: 'playerLimit', limitId: 'BET_DAY' })
      await stage.page.getByRole('dialog').getByRole('textbox').fill('20')
    },
  },
  {
    name: 'protection-badTime',
    async prepare(stage) {
      await openWith(stage, { name: 'playerLimit', limitId: 'TIME_DAY' })
      const dialog = stage.page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill('30')
      await dialog.getByRole('button', { name: stage.text('protection.limitForm.save') }).click()
    },
  },
  {
    name: 'protection-timeOut',
    async prepare(stage) {
      await openWith(stage, { name: 'playBreak', kind: 'TIME_OUT' })
      await stage.page.getByRole('dialog').getByRole('radio').nth(3).check()
    },
  },
  {
    name: 'protection-exclusion',
    async prepare(stage) {
      await openWith(stage, { name: 'playBreak', kind: 'SELF_EXCLUSION' })
      const dialog = stage.page.getByRole('dialog')
      await dialog
        .getByRole('button', { name: stage.text('protection.breakForm.exclusionSubmit') })
        .click()
    },
  },
  {
    name: 'protection-realityCheck',
    async prepare(stage) {
      await openWith(stage, { name: 'realityCheck' })
      const stop = stage.text('protection.reality.stop')
      await stage.page.getByRole('button', { name: stop }).waitFor()
    },
  },
  {
    name: 'protection-selfTest',
    async prepare(stage) {
      await openWith(stage, { name: 'selfTest' })
      await stage.page.getByRole('dialog').getByRole('group').first().waitFor()
    },
  },
  {
    name: 'protection-selfTestResult',
    async prepare(stage) {
      await openWith(stage, { name: 'selfTest' })
      const dialog = stage.page.getByRole('dialog')
      await dialog.getByRole('group').first().waitFor()
      for (const group of await dialog.getByRole('group').all()) {
        await group.getByRole('radio').nth(1).check()
      }
      await dialog.getByRole('button', { name: stage.text('protection.selfTest.submit') }).click()
      await dialog
        .getByRole('heading', { name: stage.text('protection.selfTest.risks.high') })
        .waitFor()
    },
  },
]
