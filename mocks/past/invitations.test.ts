import { expect, it } from 'vitest'
import { startTeam } from '../../platform/handlers/teamForTests.ts'

it('[AGENT-02] the agent Carla has registration links in each state that is possible without registrations', async () => {
  const team = await startTeam()
  const { value } = await team.as('carla', 'GET /wps/agent/invitations')
  expect(value.items).toMatchObject([
    ...[
      { code: 'CARLAZAP', status: 'OPEN' },
      { code: 'PARCERIA', status: 'OPEN' },
    ],
    ...[
      { code: 'STORYBIO', status: 'ENDED' },
      { code: 'FESTA100', status: 'EXPIRED' },
    ],
  ])
})
