import { expectAccessibleInEveryLook } from '../support/expectAccessible.ts'
import { logInAgent } from '../support/logInAgent.ts'
import { expect, test } from '../support/portalTest.ts'

test('[ACT-43, AGENT-06] an agent logs in where agents do, and lands on the overview of the team', async ({
  page,
}) => {
  await logInAgent(page, 'carla')
  await expect(page).toHaveURL(/\/agentHome$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Visão geral da equipe')
  const team = main.getByRole('definition').filter({ hasText: /^\d+$/ })
  await expect(team.first()).not.toHaveText('0')
  await expect(main.getByRole('table', { name: 'Visão geral da equipe' })).toContainText('R$')
  await expectAccessibleInEveryLook(page)
})
