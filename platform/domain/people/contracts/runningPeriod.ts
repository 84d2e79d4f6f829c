/** Current, unsettled period of an active contract. */
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { endOfPeriod, grace, periodOf } from './periods.ts'
import { playedInPeriods } from './teamPlay.ts'
import { type PeriodResult, reckon } from './terms.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays' | 'teamLinks' | 'teamMembers'>

type RunningPeriod = {
  period: Period
  /** In milliseconds since 1970. */
  nextSettlementAt: number
  /** Amount and figures for the bets so far. */
  result: PeriodResult
}

/**
 * Period of a contract since its last settlement.
 * @returns undefined if the contract is not active.
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
 * Settlement time of a period, in milliseconds since 1970. Uplines are settled before their
 * downlines, because they pay the downlines from what they receive.
 * @param end end of the period, in milliseconds since 1970.
 * @param level level of the downline in the tree.
 */
export const settlementTime = (end: number, level: number): number => end + grace + level
