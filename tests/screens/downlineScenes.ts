import { logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** The card of one of carla's downlines, over the table. */
async function openCard(stage: Stage, account = 'davi') {
  await logInAsAgent(stage, 'carla')
  await stage.page.goto('/agentHome/downline')
  await stage.page.getByRole('main').getByRole('button', { name: account }).click()
  await stage.page.getByRole('dialog').getByRole('table').waitFor()
}

const press = (stage: Stage, name: string) =>
  stage.page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()

async function openMessage(stage: Stage) {
  await openCard(stage)
  await press(stage, stage.text('team.downline.write'))
  await stage.page.getByLabel(`${stage.text('team.message.subject')} *`).waitFor()
}

/** The card of somebody of the team, and what an agent does from it. */
export const downlineScenes: readonly Scene[] = [
  {
    name: 'downline-table',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.goto('/agentHome/downline')
      await stage.page.getByRole('table').waitFor()
    },
  },
  { name: 'downline-card', prepare: (stage) => openCard(stage) },
  { name: 'downline-message', prepare: openMessage },
  {
    name: 'downline-messageMissing',
    prepare: async (stage) => {
      await openMessage(stage)
      await press(stage, stage.text('team.message.send'))
      await stage.page.getByText(stage.text('team.message.errors.missingText')).waitFor()
    },
  },
  {
    name: 'downline-rates',
    prepare: async (stage) => {
      await openCard(stage)
      await press(stage, stage.text('team.downline.changeRates'))
      const all = stage.page.getByLabel(stage.text('team.rates.all'))
      await all.fill('0,2')
      await press(stage, stage.text('team.rates.fill'))
    },
  },
]
