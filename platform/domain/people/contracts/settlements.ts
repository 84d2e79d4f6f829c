/** Settlements of a contract by period. */
import type { ContractRow, SettlementRow } from '../../base/collections/collections.ts'
import { endOfPeriod, periodOf, startOfPeriod } from './periods.ts'
import { type CountedBet, reckon } from './terms.ts'

/**
 * Unpaid settlements, one for each period with bets, in ascending order.
 * @param bets bets of the team that were settled at or after `from` and before `until`.
 * @param until end of a period or of the contract, in milliseconds since 1970.
 */
export function settlementsOf(
  { id, kind, terms, uplineId, downlineId }: ContractRow,
  bets: readonly (CountedBet & { settledAt: number | null })[],
  { from, until }: { from: number; until: number },
): Omit<SettlementRow, 'settledAt'>[] {
  const period = periodOf(terms)
  const periods = Map.groupBy(bets, ({ settledAt }) =>
    Math.max(from, startOfPeriod(period, settledAt ?? 0)),
  )
  return [...periods]
    .toSorted(([a], [b]) => a - b)
    .map(([periodStart, played]) => {
      const { rate, amount, ...figures } = reckon(terms, played)
      const periodEnd = Math.min(until, endOfPeriod(period, periodStart))
      return {
        id: `${id}/${periodStart}`,
        kind,
        contractId: id,
        payerId: uplineId,
        payeeId: downlineId,
        periodStart,
        periodEnd,
        figures,
        rate,
        amount,
        paidAmount: 0,
        status: 'NOTHING',
      }
    })
}
