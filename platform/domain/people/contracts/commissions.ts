/**
 * Commissions: an agent's share of the valid bets below them, independent of contracts, settled
 * after each day.
 */

import { directDownlines } from '../../accounts/team/hierarchy.ts'
import { type Rates, shareOf } from '../../accounts/team/rates.ts'
import type { DomainTables, SettlementRow } from '../../base/collections/collections.ts'
import type { SettledShare } from '../../base/collections/contracts.ts'
import type { Context } from '../../base/context/context.ts'
import type { JobHandler } from '../../base/time/jobs.ts'
import { planJob } from '../../base/time/jobs.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { holdMember } from '../../money/ledger/holdMember.ts'
import { paySettlement } from './pay.ts'
import { grace } from './periods.ts'
import { playedByGameType } from './teamPlay.ts'
import { amountOf } from './terms.ts'

type PlayedBet = {
  memberId: string
  gameType: string
  stake: number
  validBet: number
  win: number
}

/**
 * Shares of a commission on one branch: for each game type, the difference between the rates of the
 * agent and of the member at the top of the branch, who earns the rest by the same rule.
 */
export function commissionOn(
  bets: readonly PlayedBet[],
  agentRates: Rates,
  branchRates: Rates,
): SettledShare[] {
  return [...Map.groupBy(bets, (bet) => bet.gameType)].map(([gameType, of]) => {
    const rate = Math.max(0, (agentRates[gameType] ?? 0) - (branchRates[gameType] ?? 0))
    const baseAmount = of.reduce((total, bet) => total + bet.validBet, 0)
    const amount = shareOf(baseAmount, rate)
    return { base: 'VALID_BETS', gameType, baseAmount, rate, amount }
  })
}

/** Merges the shares of several branches with the same type of game and rate. */
function mergeShares(shares: readonly SettledShare[]): SettledShare[] {
  const merged = new Map<string, SettledShare>()
  for (const share of shares) {
    const key = `${share.gameType} ${share.rate}`
    const before = merged.get(key) ?? { ...share, baseAmount: 0, amount: 0 }
    const baseAmount = before.baseAmount + share.baseAmount
    merged.set(key, { ...before, baseAmount, amount: before.amount + share.amount })
  }
  return [...merged.values()].toSorted((one, other) => other.amount - one.amount)
}

/** Bets of a direct downline and of all members below the downline, with the downline's rates. */
export type Branch = {
  rates: Rates
  bets: readonly (PlayedBet & { settledAt: number | null })[]
}

/** Commissions of an agent from all branches, one for each day with bets, in ascending order. */
export function commissionsOf(
  agentId: string,
  agentRates: Rates,
  branches: readonly Branch[],
): Omit<SettlementRow, 'settledAt'>[] {
  const days = new Map<number, { bets: PlayedBet[]; shares: SettledShare[] }>()
  for (const { rates, bets } of branches) {
    for (const [start, of] of Map.groupBy(bets, (bet) => startOfDay(bet.settledAt ?? 0))) {
      const day = days.get(start) ?? { bets: [], shares: [] }
      const shares = [...day.shares, ...commissionOn(of, agentRates, rates)]
      days.set(start, { bets: [...day.bets, ...of], shares })
    }
  }
  return [...days]
    .toSorted(([a], [b]) => a - b)
    .map(([start, { bets, shares }]) => ({
      id: `commission/${agentId}/${start}`,
      kind: 'commission',
      contractId: null,
      payerId: null,
      payeeId: agentId,
      periodStart: start,
      periodEnd: start + dayLength,
      figures: { ...figuresOf(bets), shares: mergeShares(shares) },
      rate: 0,
      amount: amountOf(shares),
      paidAmount: 0,
      status: 'NOTHING',
    }))
}

function figuresOf(bets: readonly PlayedBet[]): SettlementRow['figures'] {
  const validBet = bets.reduce((sum, bet) => sum + bet.validBet, 0)
  const profitLoss = bets.reduce((sum, { win, stake }) => sum + win - stake, 0)
  const active = bets.filter((bet) => bet.validBet > 0).map(({ memberId }) => memberId)
  return { validBet, profitLoss, activeMembers: new Set(active).size }
}

async function branchesOf(
  tables: DomainTables,
  agentId: string,
  period: { from: number; to: number },
): Promise<Branch[]> {
  const branches: Branch[] = []
  for (const { id, rates } of await directDownlines(tables, agentId)) {
    branches.push({ rates, bets: await playedByGameType(tables, id, period) })
  }
  return branches
}

/**
 * Schedules the next settlement of an agent's commissions for bets from a time on. The job's
 * subject consists of the agent and the time.
 */
export function planCommissions(
  context: Context,
  tables: Pick<DomainTables, 'jobs'>,
  agentId: string,
  from: number,
): Promise<void> {
  const dueAt = startOfDay(context.now() - grace) + dayLength + grace
  return planJob(context, tables, { kind: 'payCommissions', subject: `${agentId}@${from}`, dueAt })
}

/** Scheduled job that settles an agent's completed days and schedules the next settlement. */
export const payCommissions: JobHandler = async (context, tables, announce, { subject }) => {
  const [agentId = '', since = ''] = subject.split('@')
  const [from, to] = [Number(since), startOfDay(context.now() - grace)]
  await holdMember(tables, agentId)
  const agentRates = (await tables.teamMembers.get(agentId))?.rates ?? {}
  const branches = await branchesOf(tables, agentId, { from, to })
  for (const commission of commissionsOf(agentId, agentRates, branches)) {
    await paySettlement(context, tables, announce, { ...commission, settledAt: context.now() })
  }
  await planCommissions(context, tables, agentId, Math.max(from, to))
}
