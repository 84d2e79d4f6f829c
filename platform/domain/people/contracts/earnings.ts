/** Settlements as earnings or payments of a member, for records. */
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

/** Paid and owed amounts, in minor units. */
export type EarningSum = { paidAmount: number; owedAmount: number }

/** Sums of the settlements of one kind on one market day. */
export type DailyEarning = EarningSum & { kind: string; day: string }

/** Filter of settlements by member, by side (received or paid by the member), and by kind. */
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
 * Page of a member's settlements in a period, newest first. `earnings` are the sums of all
 * settlements of the period by kind and day, unsorted.
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

/** All settlements of a member in a period, newest first, in batches. */
export const settlementsInPages = (
  { settlements }: Pick<DomainTables, 'settlements'>,
  filters: SettlementFilters,
  { from, to }: Period,
): AsyncGenerator<SettlementRow[]> =>
  newestInPages(
    (bound, limit) =>
      settlements.find({
        where: { ...settledFor(filters), settledAt: { atLeast: from, below: bound } },
        orderBy: newestFirst('settledAt'),
        limit,
      }),
    ({ settledAt }) => settledAt,
    to,
  )

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
