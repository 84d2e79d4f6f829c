import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import {
  asItIs,
  newestFirst,
  type PageOf,
  type PageRequest,
  pageOfRows,
} from '../../base/storage/pageOf.ts'
import type { Condition } from '../../base/storage/store.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import type { Period, Play } from '../../money/ledger/turnover.ts'

type Filters = {
  vendor?: string | undefined
  gameType?: string | undefined
  status?: string | undefined
}

/**
 * A page of the bets that several members placed in a period and that the filters leave, the newest
 * first; and what all of those bets add up to, in minor units.
 */
export async function pageOfBets(
  { bets }: Pick<WorldTables, 'bets'>,
  memberIds: readonly string[],
  period: Period,
  { vendor, gameType, status, ...paged }: Filters & PageRequest,
): Promise<{ page: PageOf<BetRow>; totals: Omit<Play, 'bets'> & { profit: number } }> {
  const where = placedBy(memberIds, period, { vendor, gameType, status })
  const page = await pageOfRows(bets, { where, orderBy: newestFirst('placedAt') }, paged, asItIs)
  const totals = { stake: 0, validBet: 0, win: 0, profit: 0 }
  const of = ['stake', 'validBet', 'win'] as const
  for (const { by, sums } of await bets.sum({ where, by: ['status'], of })) {
    for (const name of of) totals[name] += sums[name]
    totals.profit += profitOf({ ...sums, status: by.status })
  }
  return { page, totals }
}

/** Minor units. */
export type BetDay = { day: string; stake: number; profit: number }

/**
 * What those bets add up to by the market's days on which they were placed, the newest first; added
 * up in the store.
 */
export async function betsByDay(
  { bets }: Pick<WorldTables, 'bets'>,
  memberIds: readonly string[],
  period: Period,
  filters: Filters,
): Promise<BetDay[]> {
  const days = new Map<string, BetDay>()
  for (const { by, span, sums } of await bets.sum({
    where: placedBy(memberIds, period, filters),
    by: ['status'],
    spans: { ...marketDays, column: 'placedAt' },
    of: ['stake', 'win'],
  })) {
    const day = dayOf(span ?? 0)
    const { stake, profit } = days.get(day) ?? { stake: 0, profit: 0 }
    const more = profitOf({ ...sums, status: by.status })
    days.set(day, { day, stake: stake + sums.stake, profit: profit + more })
  }
  return [...days.values()].toSorted((a, b) => compareTexts(b.day, a.day))
}

const placedBy = (memberIds: readonly string[], { from, to }: Period, filters: Filters) => ({
  memberId: { in: memberIds },
  placedAt: { atLeast: from, below: to },
  ...narrowTo(filters),
})

const narrowTo = ({ vendor, gameType, status }: Filters) => ({
  ...(vendor !== undefined && { vendor }),
  ...(gameType !== undefined && { gameType }),
  ...(status !== undefined && { status }),
})

/**
 * All bets that a member, or each of several, placed in a period and that the filters leave, newest
 * first, in pages.
 */
export const betsInPages = (
  { bets }: Pick<WorldTables, 'bets'>,
  memberId: Condition<string>,
  { from, to }: Period,
  filters: Filters,
): AsyncGenerator<BetRow[]> =>
  newestInPages(
    (below, limit) =>
      bets.find({
        where: { memberId, placedAt: { atLeast: from, below }, ...narrowTo(filters) },
        orderBy: newestFirst('placedAt'),
        limit,
      }),
    ({ placedAt }) => placedAt,
    to,
  )

/** What a bet won or lost, in minor units; nothing until it is settled. */
export const profitOf = ({ status, win, stake }: Pick<BetRow, 'status' | 'win' | 'stake'>) =>
  status === 'SETTLED' ? win - stake : 0
