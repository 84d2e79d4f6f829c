import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import { ownedInPages, pageOfOwned, piecesOf, sumsOf } from '../../base/storage/ownedRows.ts'
import { newestFirst, type PageOf, type PageRequest } from '../../base/storage/pageOf.ts'
import { pageOfSpans } from '../../base/storage/spansOfPage.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import type { Play } from '../../money/ledger/turnover.ts'

type Filters = {
  vendor?: string | undefined
  gameType?: string | undefined
  status?: string | undefined
}

type Tables = Pick<WorldTables, 'bets'>

const ownedBets = ({ bets }: Tables, filters: Filters) => ({
  collection: bets,
  owner: 'memberId' as const,
  time: 'placedAt' as const,
  where: (memberIds: readonly string[], { from, to }: Period) => ({
    memberId: memberIds.length === 1 ? (memberIds[0] ?? '') : { in: memberIds },
    placedAt: { atLeast: from, below: to },
    ...narrowTo(filters),
  }),
})

/** Minor units. */
export type BetDay = { day: string; stake: number; profit: number }

type BetTotals = Omit<Play, 'bets'> & { profit: number }

/**
 * A page of the bets that several members placed in a period and that the filters leave, the newest
 * first; what all of those bets add up to, in minor units; and what on each of the market's days on
 * which they were placed, the newest first.
 */
export async function recordOfBets(
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  { vendor, gameType, status, ...paged }: Filters & PageRequest,
): Promise<{ page: PageOf<BetRow>; totals: BetTotals; days: BetDay[] }> {
  const owned = ownedBets(tables, { vendor, gameType, status })
  const pieces = await piecesOf(owned, memberIds, period)
  const sums = await sumsOf(owned, pieces, period, {
    by: ['status'],
    spans: { ...marketDays, column: 'placedAt' },
    of: ['stake', 'validBet', 'win'],
  })
  const totals = { stake: 0, validBet: 0, win: 0, profit: 0 }
  const days = new Map<string, BetDay>()
  const counts = new Map<number, number>()
  for (const { by, span, count, sums: sum } of sums) {
    const profit = profitOf({ ...sum, status: by.status })
    totals.stake += sum.stake
    totals.validBet += sum.validBet
    totals.win += sum.win
    totals.profit += profit
    counts.set(span ?? 0, (counts.get(span ?? 0) ?? 0) + count)
    const day = dayOf(span ?? 0)
    const before = days.get(day) ?? { stake: 0, profit: 0 }
    days.set(day, { day, stake: before.stake + sum.stake, profit: before.profit + profit })
  }
  // Of one member the days are counted now.
  const ofOne = memberIds.length === 1 && {
    ...owned,
    where: (some: Period) => owned.where(memberIds, some),
  }
  return {
    page: ofOne
      ? await pageOfSpans(ofOne, counts, marketDays.length, period, paged)
      : await pageOfOwned(owned, pieces, period, paged),
    totals,
    days: [...days.values()].toSorted((a, b) => compareTexts(b.day, a.day)),
  }
}

const narrowTo = ({ vendor, gameType, status }: Filters) => ({
  ...(vendor !== undefined && { vendor }),
  ...(gameType !== undefined && { gameType }),
  ...(status !== undefined && { status }),
})

/** All bets that a member placed in a period and that the filters leave, newest first, in pages. */
export const betsInPages = (
  tables: Tables,
  memberId: string,
  { from, to }: Period,
  filters: Filters,
): AsyncGenerator<BetRow[]> =>
  newestInPages(
    (below, limit) =>
      tables.bets.find({
        where: ownedBets(tables, filters).where([memberId], { from, to: below }),
        orderBy: newestFirst('placedAt'),
        limit,
      }),
    ({ placedAt }) => placedAt,
    to,
  )

/** The same of several members. */
export const teamBetsInPages = (
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  filters: Filters,
): AsyncGenerator<BetRow[]> => ownedInPages(ownedBets(tables, filters), memberIds, period)

/** What a bet won or lost, in minor units; nothing until it is settled. */
export const profitOf = ({ status, win, stake }: Pick<BetRow, 'status' | 'win' | 'stake'>) =>
  status === 'SETTLED' ? win - stake : 0
