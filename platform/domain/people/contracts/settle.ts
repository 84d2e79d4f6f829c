/**
 * Contracts are settled by the domain's clock, each period once, from the bets that were settled in
 * it.
 */
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { holdMembers } from '../../money/ledger/holdMember.ts'
import { paySettlement } from './pay.ts'
import { endOfPeriod, grace, periodOf, startOfPeriod } from './periods.ts'
import { settlementTime } from './runningPeriod.ts'
import { settlementsOf } from './settlements.ts'
import { playedInPeriods } from './teamPlay.ts'

/**
 * Settles what a team has played since the last settlement: each period in which somebody bet has
 * one row, and is paid. Long stops cost no more than the bets of their time.
 * @param until a period's end, or the contract's own; milliseconds since 1970.
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
  const { downlineId, terms } = contract
  await holdMembers(tables, [contract.uplineId, downlineId])
  const played = await playedInPeriods(tables, downlineId, { from, to: until }, terms)
  for (const settlement of settlementsOf(contract, played, { from, until })) {
    const row = { ...settlement, settledAt: context.now() }
    await paySettlement(context, tables, announce, row)
  }
  await tables.contracts.update(contract.id, { settledUntil: until })
}

/** When the period of a contract in force that runs now is settled. */
export async function nextSettlementAt(
  { now }: Pick<Context, 'now'>,
  { teamMembers }: Pick<DomainTables, 'teamMembers'>,
  { terms, downlineId }: ContractRow,
): Promise<number> {
  const level = (await teamMembers.peek(downlineId))?.level ?? 0
  return settlementTime(endOfPeriod(periodOf(terms), now() - grace), level)
}

/** Plans the next settlement of a contract in force. */
export async function planSettlement(
  context: Context,
  tables: DomainTables,
  contract: ContractRow,
): Promise<void> {
  const dueAt = await nextSettlementAt(context, tables, contract)
  await planJob(context, tables, { kind: 'settleContract', subject: contract.id, dueAt })
}

/** Settles every period of a contract that is over, and plans the next time. */
export const settleDueContract: JobHandler = async (context, tables, announce, { subject }) => {
  const contract = await tables.contracts.get(subject)
  if (contract?.status !== 'ACTIVE') return
  const until = startOfPeriod(periodOf(contract.terms), context.now() - grace)
  await settleContract(context, tables, announce, contract, until)
  await planSettlement(context, tables, contract)
}
