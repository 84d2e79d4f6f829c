/** Settlements as records list them. */
import type { DomainTables, SettlementRow } from '../../base/collections/collections.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import {
  asItIs,
  newestFirst,
  type PageOf,
  type PageRequest,
  pageOfRows,
} from '../../base/storage/pageOf.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'

/** Unpaid part of a settlement, in minor units. */
export const openAmountOf = ({ status, amount, paidAmount }: SettlementRow): number =>
  status === 'OWED' ? amount - paidAmount : 0

/** What was paid and what is owed, in minor units. */
export type EarningSum = { paidAmount: number; owedAmount: number }

/** Of one kind and one of the market's days. */
export type DailyEarning = EarningSum & { kind: string; day: string }

/** Whose settlements, on which of their sides: the payments received, or those paid. */
export type SettlementFilters = {
  memberId: string
  side: 'RECEIVED' | 'PAID'
  kind: string | undefined
}

const settledFor = ({ memberId, side, kind }: SettlementFilters) => ({
  ...(side === 'PAID' ? { payerId: memberId } : { payeeId: memberId }),
  ...(kind !== undefined && { kind }),
})

/**
 * A page of what was settled in a period with somebody on one side, the newest first; and what all
 * of it comes to by kind and day, in no order.
 */
export async function pageOfSettlements(
  { settlements }: Pick<DomainTables, 'settlements'>,
  filters: SettlementFilters,
  { from, to }: Period,
  pageRequest: PageRequest,
): Promise<{ page: PageOf<SettlementRow>; earnings: DailyEarning[] }> {
  const where = { ...settledFor(filters), settledAt: { atLeast: from, below: to } }
  const query = { where, orderBy: newestFirst('settledAt') }
  const sums = await settlements.sum({
    where,
    by: ['kind', 'status'],
    of: ['amount', 'paidAmount'],
    spans: { ...marketDays, column: 'settledAt' },
  })
  return {
    page: await pageOfRows(settlements, query, pageRequest, asItIs),
    earnings: sums.map(({ by, span, sums: { amount, paidAmount } }) => ({
      kind: by.kind,
      day: dayOf(span ?? 0),
      paidAmount,
      owedAmount: by.status === 'OWED' ? amount - paidAmount : 0,
    })),
  }
}

/** All that was settled in a period with somebody on one side, newest first, in pages. */
export const settlementsInPages = (
  { settlements }: Pick<DomainTables, 'settlements'>,
  filters: SettlementFilters,
  { from, to }: Period,
): AsyncGenerator<SettlementRow[]> =>
  newestInPages(
    (below, limit) =>
      settlements.find({
        where: { ...settledFor(filters), settledAt: { atLeast: from, below } },
        orderBy: newestFirst('settledAt'),
        limit,
      }),
    ({ settledAt }) => settledAt,
    to,
  )

/** All of them together. */
export const sumOfEarnings = (earnings: readonly EarningSum[]): EarningSum =>
  earnings.reduce(
    (sum, { paidAmount, owedAmount }) => ({
      paidAmount: sum.paidAmount + paidAmount,
      owedAmount: sum.owedAmount + owedAmount,
    }),
    {
      paidAmount: 0,
      owedAmount: 0,
    },
  )
