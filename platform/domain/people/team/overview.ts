import { teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { type Figures, noFigures } from '../../money/ledger/memberDays.ts'
import { type Branch, incomeByDay, joinedByDay, topBranchesOf } from './teamDays.ts'
import { sumOfFigures } from './teamFigures.ts'
import { figuresUpTo, teamSpan } from './teamSpan.ts'

/** What a team came to in a stretch of time. */
type TeamSpan = {
  activeMembers: number
  newMembers: number
  /** What the agent was paid, in minor units. */
  income: number
  totals: Figures
}

type OverviewDay = TeamSpan & { day: string }

export type Overview = TeamSpan & {
  teamSize: number
  agents: number
  /** Minor units. */
  teamBalance: number
  period: Period
  previous: TeamSpan & { period: Period }
  /** The newest first. */
  days: OverviewDay[]
  /** The branches of direct downlines with the highest turnover, the highest first. */
  topBranches: Branch[]
}

/** The days that a trend has at least. */
const leastDays = 7
const branchesShown = 5
/** The time before ends with so many milliseconds that are over, so that its sums can be kept. */
const step = 300_000
/** Wallets that are read at once: their rows are found by their ids alone. */
const walletsAtOnce = 5_000

/**
 * A period from the beginning of its first day up to now at most, the same stretch as many days
 * before it up to the last five minutes, and where the trend that ends with it begins.
 */
function overviewPeriods({ from, to }: Period, now: number) {
  const period = { from: startOfDay(from), to: Math.max(startOfDay(from), Math.min(to, now)) }
  const lastDay = startOfDay(Math.max(period.from, period.to - 1))
  const length = lastDay + dayLength - period.from
  return {
    period,
    previous: {
      from: period.from - length,
      to: Math.floor((period.to - length) / step) * step,
    },
    trendFrom: Math.min(period.from, lastDay - (leastDays - 1) * dayLength),
    lastDay,
  }
}

/** How a team does: everybody below the agent, themselves not counted (AGENT-06). */
export async function overviewOf(
  tables: DomainTables,
  { agentId, agents, now }: { agentId: string; agents: readonly number[]; now: number },
  asked: Period,
): Promise<Overview> {
  const team = await teamOf(tables, agentId)
  const { period, previous, trendFrom, lastDay } = overviewPeriods(asked, now)
  // The whole of today, whose sums are kept; nothing has happened in what is left of it.
  const trend = { from: trendFrom, to: startOfDay(asked.to - 1) + dayLength }
  const kinds = await tables.teamLinks.sum({ where: { ancestorId: agentId }, by: ['accountType'] })
  const whole = { agentId, memberIds: team }
  const before = await figuresUpTo(tables, whole, previous, now)
  const { byDay: figures, active, byMember } = await teamSpan(tables, whole, trend, now)
  const during =
    trend.from === period.from
      ? byMember
      : (await teamSpan(tables, whole, { ...trend, from: period.from }, now)).byMember
  const joined = await joinedByDay(tables, agentId, trend)
  const income = await incomeByDay(tables, agentId, trend)
  const days: OverviewDay[] = []
  for (let start = lastDay; start >= trendFrom; start -= dayLength) {
    const day = dayOf(start)
    days.push({
      day,
      activeMembers: active.get(day) ?? 0,
      newMembers: joined.get(day) ?? 0,
      income: income.get(day) ?? 0,
      totals: figures.get(day) ?? noFigures,
    })
  }
  const first = dayOf(period.from)
  const within = days.filter(({ day }) => day >= first)
  return {
    teamSize: team.length,
    agents: kinds.reduce(
      (sum, { by, count }) => sum + (agents.includes(by.accountType) ? count : 0),
      0,
    ),
    teamBalance: await balanceOf(tables, team),
    activeMembers: activeOf(during),
    newMembers: within.reduce((sum, day) => sum + day.newMembers, 0),
    income: within.reduce((sum, day) => sum + day.income, 0),
    totals: sumOfFigures(during.values()),
    period,
    previous: {
      activeMembers: activeOf(before),
      newMembers: sumOf(await joinedByDay(tables, agentId, previous)),
      income: sumOf(await incomeByDay(tables, agentId, previous)),
      totals: sumOfFigures(before.values()),
      period: previous,
    },
    days,
    topBranches: await topBranchesOf(tables, agentId, during, branchesShown),
  }
}

/** Who plays on several days is one active member. */
const activeOf = (figures: ReadonlyMap<string, Figures>): number =>
  figures.values().reduce((count, { bets }) => count + Number(bets > 0), 0)

const sumOf = (days: ReadonlyMap<string, number>): number =>
  days.values().reduce((sum, amount) => sum + amount, 0)

async function balanceOf({ wallets }: Pick<DomainTables, 'wallets'>, team: readonly string[]) {
  let balance = 0
  for (const piece of inPieces(team, walletsAtOnce)) {
    const [sum] = await wallets.sum({ where: { id: { in: piece } }, of: ['balance'] })
    balance += sum?.sums.balance ?? 0
  }
  return balance
}
