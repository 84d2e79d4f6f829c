/** Settlement of contracts by scheduled jobs: each period once, from the bets settled in it. */
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { lockMembers } from '../../money/ledger/lockMember.ts'
import { bookingsOf, withBets } from './corrections.ts'
import { paySettlement } from './pay.ts'
import { endOfPeriod, grace, periodOf, startOfPeriod } from './periods.ts'
import { settlementTime } from './runningPeriod.ts'
import { settlementsOf } from './settlements.ts'
import { playedInPeriods } from './teamPlay.ts'

/**
 * Settles and pays the bets of a team since the last settlement, with the corrections booked since.
 * Each period with bets or corrections gets one settlement. After a long downtime, the cost depends
 * only on the number of bets.
 * @param until end of a period or of the contract, in milliseconds since 1970.
 */
export async function settleContract(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  contract: ContractRow,
  until: number,
): Promise<void> {
  const from = contract.settledUntil
  if (from === null || until <= from) return
  const { id, downlineId, terms } = contract
  await lockMembers(tables, [contract.uplineId, downlineId])
  const played = await playedInPeriods(tables, downlineId, { from, to: until }, terms)
  const bookings = await bookingsOf(tables, id, { from, to: until }, periodOf(terms))
  for (const settlement of settlementsOf(contract, played, { from, until }, bookings)) {
    const period = { from: settlement.periodStart, to: settlement.periodEnd }
    const figures = await withBets(tables, id, period, settlement.figures)
    const row = { ...settlement, figures, settledAt: context.now() }
    await paySettlement(context, tables, announce, row)
  }
  await tables.contracts.update(id, { settledUntil: until })
}

/**
 * Settlement time of the first open period of an active contract, in milliseconds since 1970; in
 * the past if the period has ended.
 */
export async function nextSettlementAt(
  { now }: Pick<Context, 'now'>,
  { teamMembers }: Pick<DomainTables, 'teamMembers'>,
  { terms, downlineId, settledUntil }: ContractRow,
): Promise<number> {
  const level = (await teamMembers.peek(downlineId))?.level ?? 0
  const openFrom = Math.min(now() - grace, settledUntil ?? Number.POSITIVE_INFINITY)
  return settlementTime(endOfPeriod(periodOf(terms), openFrom), level)
}

/** Schedules the next settlement of an active contract. */
export async function planSettlement(
  context: Context,
  tables: DomainTables,
  contract: ContractRow,
): Promise<void> {
  const dueAt = await nextSettlementAt(context, tables, contract)
  await planJob(context, tables, { kind: 'settleContract', subject: contract.id, dueAt })
}

/**
 * Scheduled job that settles all completed periods of a contract and schedules the next settlement.
 */
export const settleDueContract: JobHandler = async (context, tables, announce, { subject }) => {
  const contract = await tables.contracts.get(subject)
  if (contract?.status !== 'ACTIVE') return
  const until = startOfPeriod(periodOf(contract.terms), context.now() - grace)
  await settleContract(context, tables, announce, contract, until)
  const settledUntil = Math.max(until, contract.settledUntil ?? until)
  await planSettlement(context, tables, { ...contract, settledUntil })
}
