import { logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const main = ({ page }: Stage) => page.getByRole('main')

async function openOverview(stage: Stage, query = '') {
  await logInAsAgent(stage, 'carla')
  await stage.page.goto(`/agentHome/teamOverview${query}`)
  await main(stage).getByRole('table').waitFor()
}

/** Opens the overview of the agent carla's team with a mocked response of one of its two calls. */
const answered = (path: string, value: object) => async (stage: Stage) => {
  await logInAsAgent(stage, 'carla')
  await stage.page.route(`**/wps/agent/${path}*`, (route) =>
    route.fulfill({ json: { success: true, value } }),
  )
  await stage.page.goto('/agentHome/teamOverview')
}

const calm = {
  offers: [],
  offerCount: 0,
  endingOffers: [],
  owedToAgent: [],
  owedByAgent: [],
  quietMembers: 0,
}

/** The team overview (the default page of the agent centre) and the tree of the team. */
export const overviewScenes: readonly Scene[] = [
  { name: 'overview-week', prepare: openOverview },
  { name: 'overview-today', prepare: (stage) => openOverview(stage, '?period=today') },
  { name: 'overview-month', prepare: (stage) => openOverview(stage, '?period=month') },
  {
    name: 'overview-charts',
    prepare: async (stage) => {
      await openOverview(stage, '?period=yesterday')
      const charts = main(stage).getByRole('slider')
      await charts.first().evaluate((chart) => chart.scrollIntoView({ block: 'center' }))
      await charts.first().press('ArrowLeft')
    },
  },
  {
    name: 'overview-branches',
    prepare: async (stage) => {
      await openOverview(stage, '?period=month')
      const title = stage.text('team.overview.branches.title')
      const branches = main(stage).getByRole('region', { name: title })
      await branches.evaluate((part) => part.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'overview-alerts',
    prepare: async (stage) => {
      await answered('alerts', {
        offers: [
          { contractId: 'ct-1', kind: 'dividend', expiresAt: '2026-11-24T15:00:00Z' },
          { contractId: 'ct-2', kind: 'realTimeSalary', expiresAt: '2026-11-27T18:20:00Z' },
        ],
        offerCount: 2,
        endingOffers: [{ kind: 'hourlyWage', count: 2 }],
        owedToAgent: [{ kind: 'dividend', count: 1, amount: '1284.50' }],
        owedByAgent: [{ kind: 'dailyWage', count: 3, amount: '84.20' }],
        quietMembers: 6,
      })(stage)
      await main(stage).getByRole('table').waitFor()
    },
  },
  {
    name: 'overview-calm',
    prepare: async (stage) => {
      await answered('alerts', calm)(stage)
      await main(stage).getByText(stage.text('team.overview.alerts.none')).waitFor()
    },
  },
  {
    name: 'overview-quiet',
    prepare: async (stage) => {
      await stage.page.route('**/wps/agent/quietMembers?*', (route) =>
        route.fulfill({
          json: {
            success: true,
            value: {
              items: ['hugo.pacheco', 'rosangela58', 'carol_viana', 'tati.mello'].map(
                (account, index) => ({
                  memberId: `m-${account}`,
                  account,
                  lastDay: `2026-11-${12 - 2 * index < 10 ? '0' : ''}${12 - 2 * index}`,
                  validBet: `${1840 - 310 * index}.50`,
                }),
              ),
              page: 1,
              pageSize: 10,
              total: 4,
            },
          },
        }),
      )
      await answered('alerts', { ...calm, quietMembers: 4 })(stage)
      const name = stage.text('team.overview.alerts.seeMembers')
      await main(stage).getByRole('button', { name }).click()
      await stage.page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    name: 'overview-empty',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.route('**/wps/agent/overview?*', async (route) => {
        const json = await (await route.fetch()).json()
        await route.fulfill({ json: { ...json, value: { ...json.value, teamSize: 0 } } })
      })
      await stage.page.goto('/agentHome/teamOverview')
      await main(stage).getByText(stage.text('team.overview.nobody')).waitFor()
    },
  },
  {
    name: 'overview-loading',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.route('**/wps/agent/overview?*', () => {
        // Sends no response, so the page stays in its loading state.
      })
      await stage.page.goto('/agentHome/teamOverview')
      await main(stage)
        .getByRole('status', { name: stage.text('app.loading') })
        .waitFor()
    },
  },
  {
    name: 'overview-failed',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.route('**/wps/agent/overview?*', (route) => route.abort())
      await stage.page.goto('/agentHome/teamOverview')
      await main(stage).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'downlineTree-open',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.goto('/agentHome/downline?view=tree')
      for (const account of ['davi', 'bia.furtado']) {
        await main(stage).getByRole('treeitem', { name: account }).focus()
        await stage.page.keyboard.press('ArrowRight')
      }
      await main(stage).getByRole('treeitem', { name: 'leo.miranda' }).focus()
    },
  },
  {
    name: 'downlineTree-failed',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.route('**/wps/agent/downline?memberId=m-davi*', (route) => route.abort())
      await stage.page.goto('/agentHome/downline?view=tree')
      await main(stage).getByRole('treeitem', { name: 'davi' }).focus()
      await stage.page.keyboard.press('ArrowRight')
      const name = stage.text('team.tree.failed')
      await main(stage).getByRole('treeitem', { name }).waitFor()
    },
  },
  {
    name: 'downlineTree-search',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.goto('/agentHome/downline?view=tree')
      await main(stage).getByRole('searchbox').fill('le')
      await stage.page.keyboard.press('Enter')
      await main(stage).getByText('bia.furtado').first().waitFor()
    },
  },
]
