/** Contracts are settled by the world's clock, each period once, from the bets that were settled in it. */
import type { ContractRow, SettlementRow, WorldTables } from '../collections.ts'
import type { Announce } from '../events.ts'
import { type JobHandler, planJob } from '../jobs.ts'
import type { World } from '../world.ts'
import { paySettlement } from './pay.ts'
import { endOfPeriod, periodOf, startOfPeriod } from './periods.ts'
import { settledBetsOfTeam } from './teamPlay.ts'
import { type CountedBet, reckon } from './terms.ts'

/**
 * How long after a period's end it is settled: a bet that another process is settling at its last moment
 * is there by then.
 */
const grace = 10_000

/** The bets by the period that they were settled in. */
function byPeriod<Bet extends { settledAt: number | null }>(
  bets: readonly Bet[],
  startOf: (at: number) => number,
): Map<number, Bet[]> {
  const periods = new Map<number, Bet[]>()
  for (const bet of bets) {
    const start = startOf(bet.settledAt ?? 0)
    periods.set(start, [...(periods.get(start) ?? []), bet])
  }
  return periods
}

const rowOf = (
  contract: ContractRow,
  { start, end, settledAt }: { start: number; end: number; settledAt: number },
  bets: readonly CountedBet[],
): SettlementRow => {
  const { rate, amount, ...figures } = reckon(contract.terms, bets)
  return {
    ...{ id: `${contract.id}/${start}`, kind: contract.kind, contractId: contract.id },
    ...{ payerId: contract.uplineId, payeeId: contract.downlineId },
    ...{ periodStart: start, periodEnd: end, figures, rate, amount, status: 'NOTHING', settledAt },
  }
}

/**
 * Settles what a team has played since the last settlement: each period in which somebody bet has one
 * row, and is paid. Long stops cost no more than the bets of their time.
 * @param until a period's end, or the contract's own; milliseconds since 1970.
 */
export async function settleContract(
  world: World,
  tables: WorldTables,
  announce: Announce,
  contract: ContractRow,
  until: number,
): Promise<void> {
  const from = contract.settledUntil
  if (from === null || until <= from) return
  const period = periodOf(contract.terms)
  const bets = await settledBetsOfTeam(tables, contract.downlineId, { from, to: until })
  const periods = byPeriod(bets, (at) => Math.max(from, startOfPeriod(period, at)))
  for (const [start, played] of [...periods].toSorted(([a], [b]) => a - b)) {
    const end = Math.min(until, endOfPeriod(period, start))
    const row = rowOf(contract, { start, end, settledAt: world.now() }, played)
    await paySettlement(world, tables, announce, row)
  }
  await tables.contracts.update(contract.id, { settledUntil: until })
}

/** Plans the next settlement of a contract in force: of uplines first, who pay their downlines of it. */
export async function planSettlement(
  world: World,
  tables: WorldTables,
  { id, terms, downlineId }: ContractRow,
): Promise<void> {
  const level = (await tables.teamMembers.get(downlineId))?.level ?? 0
  const end = endOfPeriod(periodOf(terms), world.now() - grace)
  await planJob(world, tables, { kind: 'settleContract', subject: id, dueAt: end + grace + level })
}

/** Settles every period of a contract that is over, and plans the next time. */
export const settleDueContract: JobHandler = async (world, tables, announce, { subject }) => {
  const contract = await tables.contracts.get(subject)
  if (contract?.status !== 'ACTIVE') return
  const until = startOfPeriod(periodOf(contract.terms), world.now() - grace)
  await settleContract(world, tables, announce, contract, until)
  await planSettlement(world, tables, contract)
}
