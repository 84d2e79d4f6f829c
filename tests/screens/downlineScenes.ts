import { logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens the card of one of the agent carla's downlines over the table. */
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

const block = {
  reason: 'MULTIPLE_ACCOUNTS',
  note: 'Envie um documento ao suporte.',
  since: '2026-11-21T15:40:00Z',
  by: 'carla',
}

/**
 * Shows the downline davi as blocked by carla. The block is only mocked, since other screenshots
 * show him unblocked.
 */
async function showBlocked({ page }: Stage) {
  await page.route('**/wps/agent/downline/m-davi', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, block } } })
  })
}

/** Leaves the list of rates without a response, or fails its request. */
const holdRates = ({ page }: Stage, isLost: boolean) =>
  page.route('**/wps/agent/downline/*/rates', (route) =>
    isLost ? route.abort() : new Promise<void>(() => {}),
  )

async function openRates(stage: Stage) {
  await openCard(stage)
  await press(stage, stage.text('team.downline.changeRates'))
}

/** The card of a team member, and the actions that an agent starts from it. */
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
      await openRates(stage)
      const all = stage.page.getByLabel(stage.text('team.rates.all'))
      await all.fill('0,2')
      await press(stage, stage.text('team.rates.fill'))
    },
  },
  {
    name: 'downline-block',
    prepare: async (stage) => {
      await openCard(stage)
      await press(stage, stage.text('team.block.block'))
      await stage.page.getByLabel(`${stage.text('team.block.reason')} *`).waitFor()
    },
  },
  {
    name: 'downline-blocked',
    prepare: async (stage) => {
      await showBlocked(stage)
      await openCard(stage)
    },
  },
  {
    name: 'downline-unblock',
    prepare: async (stage) => {
      await showBlocked(stage)
      await openCard(stage)
      await press(stage, stage.text('team.block.unblock'))
    },
  },
  {
    name: 'downline-ratesLoading',
    prepare: async (stage) => {
      await holdRates(stage, false)
      await openRates(stage)
    },
  },
  {
    name: 'downline-ratesFailed',
    prepare: async (stage) => {
      await holdRates(stage, true)
      await openRates(stage)
      await stage.page.getByText(stage.text('team.rates.failed')).waitFor()
    },
  },
]
