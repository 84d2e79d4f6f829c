import type { AgentPageId, MemberPageId } from '../../src/paths.ts'
import { logInAs, logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const memberPages: readonly MemberPageId[] = [
  ...(['account', 'wallet', 'deposit', 'withdraw', 'transferUpline', 'bettingRecord'] as const),
  ...(['accountRecord', 'profitAndLoss', 'creditReport', 'bonusDetails'] as const),
  ...(['rewardCentre', 'referral', 'missions', 'messages', 'rebates', 'protection'] as const),
  ...(['redEnvelopes', 'wheel', 'vip', 'privacy'] as const),
]
const agentPages: readonly AgentPageId[] = [
  ...(['announcements', 'teamOverview', 'registerCentre', 'downline', 'teamBetting'] as const),
  ...(['userLoss', 'income', 'accountDetails', 'dividend', 'dailySalary'] as const),
  ...(['hourlySalary', 'realTimeSalary'] as const),
]

async function open(stage: Stage, path: string) {
  const { page } = stage
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Waits until all responses have arrived and replaced the placeholders.
  await waitingPart(stage).waitFor({ state: 'detached' })
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** First placeholder of the page for content that is still loading. */
const waitingPart = ({ page, text }: Stage) =>
  page
    .getByRole('main')
    .getByRole('status', { name: text('app.loading') })
    .first()

const scene = (area: 'member' | 'agentHome', id: string): Scene => ({
  name: `centre-${area}-${id}`,
  prepare: async (stage) => {
    if (area === 'member') await logInAs(stage, 'ana')
    else await logInAsAgent(stage, 'carla')
    await open(stage, `/${area}/${id}`)
  },
})

/**
 * Orders a deposit by Pix. The cents of the amount decide how the demonstration's bank handles it.
 * @param isKept true to reuse a pending deposit of an earlier screenshot.
 */
async function orderDeposit(stage: Stage, amount: string, isKept: boolean) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await open(stage, '/member/deposit')
  // At most five deposits may be pending, so a deposit of another screenshot is reused.
  const waiting = page.getByRole('list', { name: text('deposits.open.title') })
  await page.getByLabel(`${text('wallet.amount.label')} *`).waitFor()
  if (isKept && (await waiting.isVisible())) {
    await waiting.getByRole('link').first().click()
  } else {
    await page.getByLabel(`${text('wallet.amount.label')} *`).fill(amount)
    await page.getByRole('button', { name: text('deposits.amount.submit') }).click()
  }
  await page.getByRole('img', { name: text('deposits.order.pix.qr') }).waitFor()
}

/** Pages of the member centre as the member ana, and of the agent centre as the agent carla. */
export const centreScenes: readonly Scene[] = [
  ...memberPages.map((id) => scene('member', id)),
  ...agentPages.map((id) => scene('agentHome', id)),
  {
    name: 'centre-member-deposit-pix',
    // The demonstration's bank never receives the payment of an amount that ends in ,14.
    prepare: (stage) => orderDeposit(stage, '100,14', true),
  },
  {
    name: 'centre-member-deposit-paid',
    prepare: async (stage) => {
      await orderDeposit(stage, '250,00', false)
      const { page, text } = stage
      const receipt = page.getByRole('region', { name: text('deposits.receipt.title') })
      await receipt.waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'centre-member-nothing',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await open(stage, '/member/bettingRecord?from=2026-01-01&to=2026-01-02')
    },
  },
  {
    name: 'centre-member-loading',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await stage.page.route('**/wps/records/bets?*', () => {
        // Sends no response, so the page stays in its loading state.
      })
      await stage.page.goto('/member/bettingRecord')
      await waitingPart(stage).waitFor()
    },
  },
  {
    name: 'centre-member-failed',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await stage.page.route('**/wps/records/bets?*', (route) => route.abort())
      await stage.page.goto('/member/bettingRecord')
      await stage.page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'centre-agentHome-failed',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.route('**/wps/agent/overview*', (route) => route.abort())
      await stage.page.goto('/agentHome/teamOverview')
      await stage.page.getByRole('main').getByRole('alert').first().waitFor()
    },
  },
]
