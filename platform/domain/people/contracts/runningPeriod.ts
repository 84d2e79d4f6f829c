/** Current, unsettled period of an active contract. */
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { SettledFigures } from '../../base/collections/contracts.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { bookingsOf, figuresOfChanges, withBets } from './corrections.ts'
import { endOfPeriod, grace, periodOf } from './periods.ts'
import { playedInPeriods } from './teamPlay.ts'
import { type PeriodResult, reckon } from './terms.ts'

type Tables = Pick<
  DomainTables,
  ('bets' | 'memberDays' | 'teamLinks' | 'teamMembers') | ('settlementCorrections' | 'settlements')
>

type RunningPeriod = {
  period: Period
  /** Time of the next settlement in milliseconds since 1970. */
  nextSettlementAt: number
  /** Amount and figures for the bets so far. */
  result: PeriodResult & Pick<SettledFigures, 'corrections' | 'broughtForward'>
}

/**
 * Period of a contract since its last settlement.
 * @returns undefined if the contract is not active.
 */
export async function runningPeriodOf(
  tables: Tables,
  { id, status, terms, downlineId, settledUntil: from }: ContractRow,
): Promise<RunningPeriod | undefined> {
  if (status !== 'ACTIVE' || from === null) return undefined
  const period = { from, to: endOfPeriod(periodOf(terms), from) }
  const level = (await tables.teamMembers.get(downlineId))?.level ?? 0
  const played = await playedInPeriods(tables, downlineId, period, terms)
  const { changes, forward } = await bookingsOf(tables, id, period, periodOf(terms))
  const result = {
    ...reckon(terms, played, [...forward, ...changes]),
    ...figuresOfChanges(changes, forward),
  }
  return {
    period,
    nextSettlementAt: settlementTime(period.to, level),
    result: await withBets(tables, id, period, result),
  }
}

/**
 * Settlement time of a period, in milliseconds since 1970. Uplines are settled before their
 * downlines, because they pay the downlines from what they receive.
 * @param end end of the period, in milliseconds since 1970.
 * @param level level of the downline in the tree.
 */
export const settlementTime = (end: number, level: number): number => end + grace + level
