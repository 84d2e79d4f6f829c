/**
 * Commissions: an agent's share of the valid bets below them, independent of contracts, settled
 * after each day.
 */

import { directDownlines } from '../../accounts/team/hierarchy.ts'
import { type Rates, shareOf } from '../../accounts/team/rates.ts'
import type { DomainTables, SettlementRow } from '../../base/collections/collections.ts'
import type { BaseChange, SettledShare } from '../../base/collections/contracts.ts'
import type { Context } from '../../base/context/context.ts'
import type { JobHandler } from '../../base/time/jobs.ts'
import { planJob } from '../../base/time/jobs.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import {
  type Bookings,
  bookingsOf,
  commissionSeries,
  figuresOfChanges,
  noBookings,
  withBets,
} from './corrections.ts'
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

const base = 'VALID_BETS'

/**
 * Shares of a commission on one branch. For each game type, the rate is the difference between the
 * rates of the agent and of the member at the top of the branch. That member earns the rest by the
 * same rule. If the valid bets of a game type and their changes add up to less than zero, they
 * count as zero and the negative sum is carried to the next commission.
 * @param changes changes of the branch by corrected results, and those of earlier commissions.
 */
export function commissionOn(
  { id: branchId, rates: branchRates }: Pick<Branch, 'id' | 'rates'>,
  agentRates: Rates,
  bets: readonly PlayedBet[],
  changes: readonly BaseChange[] = [],
): { shares: SettledShare[]; carried: BaseChange[] } {
  const played = Map.groupBy(bets, (bet) => bet.gameType)
  const changed = Map.groupBy(changes, ({ gameType = '' }) => gameType)
  const shares: SettledShare[] = []
  const carried: BaseChange[] = []
  for (const gameType of new Set([...played.keys(), ...changed.keys()])) {
    const rate = Math.max(0, (agentRates[gameType] ?? 0) - (branchRates[gameType] ?? 0))
    const ofPlay = (played.get(gameType) ?? []).reduce((sum, bet) => sum + bet.validBet, 0)
    const ofChanges = (changed.get(gameType) ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const total = ofPlay + ofChanges
    if (total < 0 && rate > 0) carried.push({ base, gameType, branchId, amount: total })
    if (total <= 0 && !played.has(gameType)) continue
    const baseAmount = Math.max(0, total)
    shares.push({ base, gameType, baseAmount, rate, amount: shareOf(baseAmount, rate) })
  }
  return { shares, carried }
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
  /** Id of the direct downline. */
  id: string
  rates: Rates
  bets: readonly (PlayedBet & { settledAt: number | null })[]
}

/**
 * Commissions of an agent from all branches, one for each day with bets or corrections, in
 * ascending order.
 */
export function commissionsOf(
  agentId: string,
  agentRates: Rates,
  branches: readonly Branch[],
  { changes, forward }: Bookings = noBookings,
): Omit<SettlementRow, 'settledAt'>[] {
  const played = branches.map(({ bets }) =>
    Map.groupBy(bets, ({ settledAt }) => startOfDay(settledAt ?? 0)),
  )
  const corrected = Map.groupBy(changes, ({ bookedAt }) => startOfDay(bookedAt))
  const days = new Set([...played.flatMap((byDay) => [...byDay.keys()]), ...corrected.keys()])
  let broughtForward = forward
  return [...days]
    .toSorted((a, b) => a - b)
    .map((start) => {
      const booked = corrected.get(start) ?? []
      const all = [...broughtForward, ...booked]
      const parts = branches.map((branch, index) => {
        const ofBranch = all.filter(({ branchId }) => branchId === branch.id)
        return commissionOn(branch, agentRates, played[index]?.get(start) ?? [], ofBranch)
      })
      const shares = parts.flatMap((part) => part.shares)
      const carried = parts.flatMap((part) => part.carried)
      const figures = {
        ...figuresOf(played.flatMap((byDay) => byDay.get(start) ?? [])),
        shares: mergeShares(shares),
        ...figuresOfChanges(booked, broughtForward),
        ...(carried.length > 0 && { carried }),
      }
      broughtForward = carried
      return commissionRow(agentId, start, figures, amountOf(shares))
    })
}

const commissionRow = (
  agentId: string,
  start: number,
  figures: SettlementRow['figures'],
  amount: number,
): Omit<SettlementRow, 'settledAt'> => ({
  id: `${commissionSeries(agentId)}/${start}`,
  kind: 'commission',
  contractId: null,
  payerId: null,
  payeeId: agentId,
  periodStart: start,
  periodEnd: start + dayLength,
  figures,
  rate: 0,
  amount,
  paidAmount: 0,
  status: 'NOTHING',
})

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
    branches.push({ id, rates, bets: await playedByGameType(tables, id, period) })
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
  await lockMember(tables, agentId)
  const agentRates = (await tables.teamMembers.get(agentId))?.rates ?? {}
  const branches = await branchesOf(tables, agentId, { from, to })
  const series = commissionSeries(agentId)
  const bookings = await bookingsOf(tables, series, { from: startOfDay(from), to }, 'DAILY')
  for (const commission of commissionsOf(agentId, agentRates, branches, bookings)) {
    const periodStart = Math.max(from, commission.periodStart)
    const period = { from: periodStart, to: commission.periodEnd }
    const figures = await withBets(tables, series, period, commission.figures)
    await paySettlement(context, tables, announce, {
      ...commission,
      periodStart,
      figures,
      settledAt: context.now(),
    })
  }
  await planCommissions(context, tables, agentId, Math.max(from, to))
}
