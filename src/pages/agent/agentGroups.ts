import { agentRows } from '../agentRows.ts'
import { groupRows } from '../centre/menuGroups.ts'
import { memberRows } from '../memberRows.ts'

/** Pages of the member centre that the agent centre's menu contains too (AGENT-17 to AGENT-19). */
const memberPagesToo = ['member.deposit', 'member.withdraw', 'member.messages']

/** Pages in the groups of the agent centre's menu. */
export const agentGroups = groupRows(
  [...agentRows, ...memberRows.filter(({ id }) => memberPagesToo.includes(id))],
  {
    'agent.announcements': 'centre.groups.team',
    'agent.teamBetting': 'centre.groups.reports',
    'agent.dividend': 'centre.groups.contracts',
    'member.deposit': 'centre.groups.account',
  },
)
