import type { ContractRow, SettlementRow } from '../../base/collections/collections.ts'
import { type Bookings, figuresOfChanges, noBookings } from './corrections.ts'
import { endOfPeriod, periodOf, startOfPeriod } from './periods.ts'
import { type CountedBet, reckon } from './terms.ts'

/**
 * Unpaid settlements, one for each period with bets or corrections, in ascending order.
 * @param bets bets of the team that were settled at or after `from` and before `until`.
 * @param until end of a period or of the contract, in milliseconds since 1970.
 */
export function settlementsOf(
  { id, kind, terms, uplineId, downlineId }: ContractRow,
  bets: readonly (CountedBet & { settledAt: number | null })[],
  { from, until }: { from: number; until: number },
  { changes, forward }: Bookings = noBookings,
): Omit<SettlementRow, 'settledAt'>[] {
  const period = periodOf(terms)
  const startOf = (at: number) => Math.max(from, startOfPeriod(period, at))
  const played = Map.groupBy(bets, ({ settledAt }) => startOf(settledAt ?? 0))
  const corrected = Map.groupBy(changes, ({ bookedAt }) => startOf(bookedAt))
  let broughtForward = forward
  return [...new Set([...played.keys(), ...corrected.keys()])]
    .toSorted((a, b) => a - b)
    .map((periodStart) => {
      const booked = corrected.get(periodStart) ?? []
      const all = [...broughtForward, ...booked]
      const { rate, amount, ...result } = reckon(terms, played.get(periodStart) ?? [], all)
      const figures = { ...result, ...figuresOfChanges(booked, broughtForward) }
      broughtForward = result.carried ?? []
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
