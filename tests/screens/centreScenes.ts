import type { AgentPageId, MemberPageId } from '../../src/paths.ts'
import { logInAs, logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const memberPages: readonly MemberPageId[] = [
  ...(['account', 'wallet', 'deposit', 'withdraw', 'transferUpline', 'bettingRecord'] as const),
  ...(['accountRecord', 'profitAndLoss', 'bonusDetails', 'rewardCentre', 'referral'] as const),
  ...(['missions', 'messages', 'rebates'] as const),
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
  // Every answer is there: nothing of the page is a shape of itself any more.
  await waitingPart(stage).waitFor({ state: 'detached' })
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** The first part of the page that is a shape of itself. */
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

/** The member centre as ana sees it, the agent centre as carla does. */
export const centreScenes: readonly Scene[] = [
  ...memberPages.map((id) => scene('member', id)),
  ...agentPages.map((id) => scene('agentHome', id)),
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
        // Never answered: the page stays as it is while the answer is on its way.
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
