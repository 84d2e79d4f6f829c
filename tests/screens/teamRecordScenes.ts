import type { AgentPageId } from '../../src/paths.ts'
import { logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function open(stage: Stage, page: AgentPageId, query = '') {
  await logInAsAgent(stage, 'carla')
  await stage.page.goto(`/agentHome/${page}${query}`)
  await stage.page.getByRole('main').getByRole('table').last().waitFor()
}

/** Records of an agent's team: by member, by level, by branch, and by day. */
export const teamRecordScenes: readonly Scene[] = [
  {
    name: 'teamRecords-bets-member',
    prepare: (stage) => open(stage, 'teamBetting', '?period=month&memberId=m-livia.prado'),
  },
  {
    name: 'teamRecords-bets-figures',
    prepare: async (stage) => {
      await open(stage, 'teamBetting', '?period=week&level=2')
      await stage.page.getByText(stage.text('records.trend.figures')).click()
    },
  },
  {
    name: 'teamRecords-losses-branch',
    prepare: (stage) => open(stage, 'userLoss', '?memberId=m-bia.furtado'),
  },
  { name: 'teamRecords-income', prepare: (stage) => open(stage, 'income') },
  {
    name: 'teamRecords-transactions-member',
    prepare: (stage) => open(stage, 'accountDetails', '?period=month&memberId=m-davi'),
  },
  {
    name: 'teamRecords-nobody',
    prepare: async (stage) => {
      await logInAsAgent(stage, 'carla')
      await stage.page.goto('/agentHome/teamBetting?level=9')
      await stage.page.getByText(stage.text('records.empty.bets')).waitFor()
    },
  },
]
