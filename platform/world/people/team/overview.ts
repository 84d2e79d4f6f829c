import { teamOf } from '../../accounts/hierarchy/hierarchy.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import { dayOf, marketDays, startOfDay } from '../../base/time/marketTime.ts'
import { type Figures, noFigures } from '../../money/ledger/memberDays.ts'
import type { Period } from '../../money/ledger/turnover.ts'
import { countActive, figuresByDay, sumOfFigures } from './teamFigures.ts'

type OverviewDay = { day: string; newMembers: number; figures: Figures }

export type Overview = {
  teamSize: number
  agents: number
  activeMembers: number
  newToday: number
  /** Minor units. */
  teamBalance: number
  totals: Figures
  /** The newest first. */
  days: OverviewDay[]
}

/** How a team does: everybody below the agent, themselves not counted (AGENT-06). */
export async function overviewOf(
  tables: WorldTables,
  { agentId, agents, now }: { agentId: string; agents: readonly number[]; now: number },
  period: Period,
): Promise<Overview> {
  const team = await teamOf(tables, agentId)
  const ofTeam = { id: { in: team } }
  const { from, to } = period
  const kinds = await tables.members.sum({ where: ofTeam, by: ['type'] })
  const [wallets] = await tables.wallets.sum({ where: ofTeam, of: ['balance'] })
  const joined = await tables.members.sum({
    where: { ...ofTeam, createdAt: { atLeast: from, below: to } },
    spans: { ...marketDays, column: 'createdAt' },
  })
  const newMembers = new Map(joined.map(({ span, count }) => [dayOf(span ?? 0), count]))
  const figures = await figuresByDay(tables, team, period)
  const days = [...new Set([...newMembers.keys(), ...figures.keys()])].sort().reverse()
  return {
    teamSize: team.length,
    agents: kinds.reduce((sum, { by, count }) => sum + (agents.includes(by.type) ? count : 0), 0),
    activeMembers: await countActive(tables, team, period),
    newToday: await tables.members.count({ ...ofTeam, createdAt: { atLeast: startOfDay(now) } }),
    teamBalance: wallets?.sums.balance ?? 0,
    totals: sumOfFigures(figures.values()),
    days: days.map((day) => ({
      day,
      newMembers: newMembers.get(day) ?? 0,
      figures: figures.get(day) ?? noFigures,
    })),
  }
}
