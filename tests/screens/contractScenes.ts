import { logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function openOffer(stage: Stage, path: string) {
  const { page, text } = stage
  await logInAsAgent(stage, 'carla')
  await page.goto(path)
  await page.getByRole('table', { name: text('contracts.team.title') }).waitFor()
  await page.getByRole('button', { name: text('contracts.offer.open') }).click()
  await page
    .getByRole('combobox', { name: text('contracts.offer.member') })
    .selectOption({ label: 'davi' })
  return page.getByRole('dialog')
}

/** Contracts in the agent centre, including offers of the agent carla to her downline davi. */
export const contractScenes: readonly Scene[] = [
  {
    name: 'contract-offer',
    prepare: async (stage) => {
      const dialog = await openOffer(stage, '/agentHome/dividend')
      const rates = dialog.getByLabel(`${stage.text('contracts.fields.rate')} *`)
      for (const [index, rate] of ['10', '15', '20'].entries()) await rates.nth(index).fill(rate)
      await dialog.getByRole('table').waitFor()
    },
  },
  {
    name: 'contract-offer-wrong',
    prepare: async (stage) => {
      const dialog = await openOffer(stage, '/agentHome/dailySalary')
      await dialog.getByLabel(`${stage.text('contracts.fields.rate')} *`).fill('3')
      await dialog.getByRole('button', { name: stage.text('contracts.offer.send') }).click()
    },
  },
  {
    name: 'contract-answer',
    prepare: async (stage) => {
      const { page, text } = stage
      await logInAsAgent(stage, 'davi')
      await page.goto('/agentHome/hourlySalary')
      const dialog = page.getByRole('dialog', { name: text('app.dialogs.contractOffer') })
      await dialog.getByText(text('contracts.preview.note')).waitFor()
    },
  },
  // Running periods of a contract: with tiers, and with a countdown in seconds.
  ...(['dividend', 'dailySalary', 'realTimeSalary'] as const).map((path) => ({
    name: `contract-period-${path}`,
    prepare: async (stage: Stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.goto(`/agentHome/${path}`)
      const { page, text } = stage
      await page.getByRole('region', { name: text('contracts.running.title') }).waitFor()
      await page.getByRole('table').last().waitFor()
    },
  })),
  {
    name: 'contract-change',
    prepare: async (stage) => {
      const dialog = await openOffer(stage, '/agentHome/dailySalary')
      await dialog.getByLabel(`${stage.text('contracts.fields.rate')} *`).fill('0.5')
      await dialog.getByLabel(stage.text('contracts.fields.betAmountDaily')).fill('80')
      await dialog.getByText(stage.text('contracts.change.paysLess')).waitFor()
    },
  },
  {
    name: 'contract-mine',
    prepare: async (stage) => {
      const { page, text } = stage
      await logInAsAgent(stage, 'davi')
      await page.goto('/member')
      const offer = page.getByRole('dialog', { name: text('app.dialogs.contractOffer') })
      await offer.getByRole('button', { name: text('app.close') }).click()
      await page.getByRole('region', { name: text('contracts.mine.title') }).waitFor()
      await page.getByRole('timer').first().waitFor()
    },
  },
]
