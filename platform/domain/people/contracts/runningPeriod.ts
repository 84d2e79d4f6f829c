/** The period of a contract in force that is not settled yet. */
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { endOfPeriod, grace, periodOf } from './periods.ts'
import { playedInPeriods } from './teamPlay.ts'
import { type PeriodResult, reckon } from './terms.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays' | 'teamLinks' | 'teamMembers'>

type RunningPeriod = {
  period: Period
  /** When it is settled; milliseconds since 1970. */
  nextSettlementAt: number
  /** What its terms would give for what was played in it until now. */
  result: PeriodResult
}

/**
 * Since the last settlement of a contract.
 * @returns undefined for a contract that is not in force.
 */
export async function runningPeriodOf(
  tables: Tables,
  { status, terms, downlineId, settledUntil: from }: ContractRow,
): Promise<RunningPeriod | undefined> {
  if (status !== 'ACTIVE' || from === null) return undefined
  const period = { from, to: endOfPeriod(periodOf(terms), from) }
  const level = (await tables.teamMembers.get(downlineId))?.level ?? 0
  const played = await playedInPeriods(tables, downlineId, period, terms)
  return {
    period,
    nextSettlementAt: settlementTime(period.to, level),
    result: reckon(terms, played),
  }
}

/**
 * When a period is settled: of uplines first, who pay their downlines of it.
 * @param end of the period; milliseconds since 1970.
 * @param level of the downline in the tree.
 */
export const settlementTime = (end: number, level: number): number => end + grace + level
