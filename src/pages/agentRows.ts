import { type AgentPageId, paths } from '../paths.ts'
import type { Flag } from '../session/flags.ts'
import type { CentreRow } from './page.ts'

/** Module that has to be enabled for each page about a kind of contract (AGENT-13 to AGENT-16). */
const flags: Partial<Record<AgentPageId, Flag>> = {
  dividend: 'DIVIDEND3',
  dailySalary: 'DAILYSALARY3',
  hourlySalary: 'HOURLYSALARY3',
  realTimeSalary: 'REALTIMESALARY3',
}

/** Pages of the agent centre in the order of its menu, with their names in the specification. */
const ids: readonly AgentPageId[] = [
  'announcements', // agentAnnouncement
  'teamOverview', // agentTeamOverview, the default
  'registerCentre', // registerCenter
  'downline', // downlineManagmentView
  'teamBetting', // personalHistoryCopy
  'userLoss', // palStatementsAgentCopy
  'income', // agentRevenueReport
  'accountDetails', // agentDownlineTransactionDetailsCopy
  'dividend', // agentDividendRecordCopy2
  'dailySalary', // agentDailyWages2
  'hourlySalary', // agentHourSalary
  'realTimeSalary', // agentRealtimeSalary
]

/** Pages of the agent centre for its menu and for the list of all pages. */
export const agentRows: readonly CentreRow[] = ids.map((id) => ({
  id: `agent.${id}`,
  paths: id === 'teamOverview' ? [paths.agentHome(), paths.agentHome(id)] : [paths.agentHome(id)],
  titleId: `pages.agent.${id}`,
  ...(flags[id] !== undefined && { flag: flags[id] }),
}))
