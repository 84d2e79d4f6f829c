import type { WorldTables } from '../collections.ts'
import { dayOf, startOfDay } from '../marketTime.ts'
import type { Period } from '../play/turnover.ts'
import { teamOf } from './hierarchy.ts'
import { addFigures, type Figures, figuresByDay, noFigures } from './teamFigures.ts'

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

/** How a team does: everybody below the agent, herself not counted (AGENT-06). */
export async function overviewOf(
  tables: WorldTables,
  { agentId, agents, now }: { agentId: string; agents: readonly number[]; now: number },
  period: Period,
): Promise<Overview> {
  const days = new Map<string, OverviewDay>()
  const dayAt = (day: string) => days.get(day) ?? { day, newMembers: 0, figures: noFigures }
  const team = await teamOf(tables, agentId)
  const seen = { agents: 0, activeMembers: 0, newToday: 0, teamBalance: 0 }
  for (const id of team) {
    const member = await tables.members.get(id)
    if (!member) continue
    if (agents.includes(member.type)) seen.agents += 1
    seen.teamBalance += (await tables.wallets.get(id))?.balance ?? 0
    const joined = member.createdAt
    if (joined >= startOfDay(now)) seen.newToday += 1
    if (joined >= period.from && joined < period.to) {
      const day = dayAt(dayOf(joined))
      days.set(day.day, { ...day, newMembers: day.newMembers + 1 })
    }
    const hers = await figuresByDay(tables, id, period)
    if ([...hers.values()].some(({ bets }) => bets > 0)) seen.activeMembers += 1
    for (const [day, figures] of hers) {
      const sum = dayAt(day)
      days.set(day, { ...sum, figures: addFigures(sum.figures, figures) })
    }
  }
  const all = [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1))
  const totals = all.reduce((sum, { figures }) => addFigures(sum, figures), noFigures)
  return { teamSize: team.length, ...seen, totals, days: all }
}
