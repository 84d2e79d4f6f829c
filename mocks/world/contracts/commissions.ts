/** What an agent gets of the valid bets below her, whatever contracts she has: settled after each day. */
import type { SettlementRow, WorldTables } from '../collections.ts'
import type { JobHandler } from '../jobs.ts'
import { planJob } from '../jobs.ts'
import { dayLength, startOfDay } from '../marketTime.ts'
import { directDownlines } from '../team/hierarchy.ts'
import { type Rates, shareOf } from '../team/rates.ts'
import type { World } from '../world.ts'
import { paySettlement } from './pay.ts'
import { settledBetsOfTeam } from './teamPlay.ts'

/** As for contracts: bets that are being settled at midnight are there by then. */
const grace = 10_000

type PlayedBet = {
  memberId: string
  gameType: string
  stake: number
  validBet: number
  win: number
}

/**
 * The commission on one branch: of each game type the difference between the agent's rate and the one of
 * the downline at its head, who gets the rest by the same rule.
 */
export function commissionOn(bets: readonly PlayedBet[], own: Rates, below: Rates): number {
  let sum = 0
  for (const [gameType, of] of Map.groupBy(bets, (bet) => bet.gameType)) {
    const rate = Math.max(0, (own[gameType] ?? 0) - (below[gameType] ?? 0))
    const validBet = of.reduce((total, bet) => total + bet.validBet, 0)
    sum += shareOf(validBet, rate)
  }
  return sum
}

type Day = { start: number; bets: PlayedBet[]; amount: number }

/** What each day of a period gives an agent, of all of her branches. */
async function daysOf(
  tables: WorldTables,
  agentId: string,
  { from, to }: { from: number; to: number },
): Promise<Map<number, Day>> {
  const own = (await tables.teamMembers.get(agentId))?.rates ?? {}
  const days = new Map<number, Day>()
  for (const { id, rates } of await directDownlines(tables, agentId)) {
    const branch = await settledBetsOfTeam(tables, id, { from, to })
    for (const [start, bets] of Map.groupBy(branch, (bet) => startOfDay(bet.settledAt ?? 0))) {
      const day = days.get(start) ?? { start, bets: [], amount: 0 }
      const amount = day.amount + commissionOn(bets, own, rates)
      days.set(start, { start, bets: [...day.bets, ...bets], amount })
    }
  }
  return days
}

function rowOf(agentId: string, { start, bets, amount }: Day, settledAt: number): SettlementRow {
  const validBet = bets.reduce((sum, bet) => sum + bet.validBet, 0)
  const profitLoss = bets.reduce((sum, { win, stake }) => sum + win - stake, 0)
  const active = bets.filter((bet) => bet.validBet > 0).map(({ memberId }) => memberId)
  const figures = { validBet, profitLoss, activeMembers: new Set(active).size }
  return {
    ...{ id: `commission/${agentId}/${start}`, kind: 'commission', contractId: null },
    ...{ payerId: null, payeeId: agentId, periodStart: start, periodEnd: start + dayLength },
    ...{ figures, rate: 0, amount, status: 'NOTHING', settledAt },
  }
}

/** Plans the settlement of all that a team bets from a time on; its subject names agent and time. */
export function planCommissions(
  world: World,
  tables: Pick<WorldTables, 'jobs'>,
  agentId: string,
  from: number,
): Promise<void> {
  const dueAt = startOfDay(world.now() - grace) + dayLength + grace
  return planJob(world, tables, { kind: 'payCommissions', subject: `${agentId}@${from}`, dueAt })
}

/** Settles every day that is over, the platform pays, and plans the next. */
export const payCommissions: JobHandler = async (world, tables, announce, { subject }) => {
  const [agentId = '', since = ''] = subject.split('@')
  const [from, to] = [Number(since), startOfDay(world.now() - grace)]
  const days = await daysOf(tables, agentId, { from, to })
  for (const day of [...days.values()].toSorted((a, b) => a.start - b.start)) {
    await paySettlement(world, tables, announce, rowOf(agentId, day, world.now()))
  }
  await planCommissions(world, tables, agentId, Math.max(from, to))
}
