/** Preview of contract terms: the amount that they would have paid for past bets. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { grace, periodOf, type SettlementPeriod, shortLengthOf, startOfPeriod } from './periods.ts'
import { playedByMember, playedInPeriods } from './teamPlay.ts'
import { type ContractTerms, type PeriodResult, reckon } from './terms.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays' | 'teamLinks' | 'teamMembers'>

/** Terms with periods shorter than a day are previewed for a whole day. */
const isShort = (period: SettlementPeriod) => shortLengthOf(period) !== undefined

/** Last completed and settled period of terms. */
export function lastPeriod(terms: ContractTerms, now: number): Period {
  const period = periodOf(terms)
  const looked = isShort(period) ? 'DAILY' : period
  const to = startOfPeriod(looked, now - grace)
  return { from: startOfPeriod(looked, to - 1), to }
}

/**
 * Amounts that several terms of one kind would have paid a member for a past period.
 * @returns one result for each of the terms, in their order.
 */
export async function previewTerms(
  tables: Tables,
  memberId: string,
  terms: readonly ContractTerms[],
  period: Period,
): Promise<PeriodResult[]> {
  const [first] = terms
  if (!first || !isShort(periodOf(first))) {
    const played = await playedByMember(tables, memberId, period)
    return terms.map((one) => reckon(one, played))
  }
  const bets = await playedInPeriods(tables, memberId, period, first)
  return terms.map((one) => {
    const parts = Map.groupBy(bets, ({ settledAt }) => startOfPeriod(periodOf(one), settledAt))
    const results = [...parts.values()].map((part) => reckon(one, part))
    return {
      ...reckon(one, bets),
      rate: Math.max(0, ...results.map(({ rate, amount }) => (amount > 0 ? rate : 0))),
      amount: results.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}
