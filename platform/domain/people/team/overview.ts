import { teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { type Figures, noFigures } from '../../money/ledger/memberDays.ts'
import { type Branch, incomeByDay, joinedByDay, topBranchesOf } from './teamDays.ts'
import { sumOfFigures } from './teamFigures.ts'
import { figuresUpTo, teamSpan } from './teamSpan.ts'

/** Figures of a team in a period. */
type TeamSpan = {
  activeMembers: number
  newMembers: number
  /** Payments to the agent, in minor units. */
  income: number
  totals: Figures
}

type OverviewDay = TeamSpan & { day: string }

export type Overview = TeamSpan & {
  teamSize: number
  agents: number
  /** Balance of the team in minor units. */
  teamBalance: number
  period: Period
  previous: TeamSpan & { period: Period }
  /** Days of the trend, newest first. */
  days: OverviewDay[]
  /**
   * Branches with the highest turnover, highest first. The head of each branch is a direct
   * downline.
   */
  topBranches: Branch[]
}

/** Minimum number of days in the trend. */
const leastDays = 7
const branchesShown = 5
/**
 * Step in milliseconds. The end of the previous period is rounded down to a multiple of the step,
 * so that the sums of the period can be cached.
 */
const step = 300_000
/** Wallets per query; the query selects them by id. */
const walletsAtOnce = 5_000

/**
 * Periods of an overview: the requested period in whole days up to now, a previous period of the
 * same length (its end rounded down to five minutes), and the first day of the trend.
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

/** Overview of all members below an agent; the agent is not included (AGENT-06). */
export async function overviewOf(
  tables: DomainTables,
  { agentId, agents, now }: { agentId: string; agents: readonly number[]; now: number },
  requestedPeriod: Period,
): Promise<Overview> {
  const team = await teamOf(tables, agentId)
  const { period, previous, trendFrom, lastDay } = overviewPeriods(requestedPeriod, now)
  // The trend extends to the end of today, so that today's daily totals can be used.
  const trend = { from: trendFrom, to: startOfDay(requestedPeriod.to - 1) + dayLength }
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

/** Number of members with bets. A member with bets on several days counts once. */
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
