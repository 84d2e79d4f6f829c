import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import { ownedInPages, pageOfOwned, piecesOf, sumsOf } from '../../base/storage/ownedRows.ts'
import { newestFirst, type PageOf, type PageRequest } from '../../base/storage/pageOf.ts'
import { pageOfSpans } from '../../base/storage/spansOfPage.ts'
import { type BetFilters, type BetSum, chosenBets, sumBets } from '../../base/sums/betDays.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import type { Play } from '../../money/ledger/turnover.ts'

type Tables = Pick<WorldTables, 'bets' | 'betDays'>

const ownedBets = ({ bets }: Pick<Tables, 'bets'>, filters: BetFilters) => ({
  collection: bets,
  owner: 'memberId' as const,
  time: 'placedAt' as const,
  where: (memberIds: readonly string[], { from, to }: Period) => ({
    ...chosenBets(memberIds, filters),
    placedAt: { atLeast: from, below: to },
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
  wanted: BetFilters & PageRequest,
): Promise<{ page: PageOf<BetRow>; totals: BetTotals; days: BetDay[] }> {
  const [first, ...others] = memberIds
  const isOne = first !== undefined && others.length === 0
  const { page, sums } = isOne
    ? await readBetsOfOne(tables, first, period, wanted)
    : await readBetsOfMany(tables, memberIds, period, wanted)
  const totals = { stake: 0, validBet: 0, win: 0, profit: 0 }
  const days = new Map<string, BetDay>()
  for (const sum of sums) {
    const profit = profitOf(sum)
    totals.stake += sum.stake
    totals.validBet += sum.validBet
    totals.win += sum.win
    totals.profit += profit
    const day = dayOf(sum.day)
    const before = days.get(day) ?? { stake: 0, profit: 0 }
    days.set(day, { day, stake: before.stake + sum.stake, profit: before.profit + profit })
  }
  return {
    page,
    totals,
    days: [...days.values()].toSorted((a, b) => compareTexts(b.day, a.day)),
  }
}

type Found = { page: PageOf<BetRow>; sums: Pick<BetSum, Summed>[] }
type Summed = 'day' | 'status' | 'stake' | 'validBet' | 'win'

/** One member's days are kept, and tell of which of them a page is. */
async function readBetsOfOne(
  tables: Tables,
  memberId: string,
  period: Period,
  { vendor, gameType, status, ...paged }: BetFilters & PageRequest,
): Promise<Found> {
  const filters = { vendor, gameType, status }
  const owned = ownedBets(tables, filters)
  const sums = await sumBets(tables, { memberIds: [memberId], by: 'placed', ...filters }, period)
  const counts = new Map<number, number>()
  for (const { day, bets } of sums) counts.set(day, (counts.get(day) ?? 0) + bets)
  const ofOne = { ...owned, where: (some: Period) => owned.where([memberId], some) }
  return { sums, page: await pageOfSpans(ofOne, counts, marketDays.length, period, paged) }
}

async function readBetsOfMany(
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  { vendor, gameType, status, ...paged }: BetFilters & PageRequest,
): Promise<Found> {
  const owned = ownedBets(tables, { vendor, gameType, status })
  const pieces = await piecesOf(owned, memberIds, period)
  const sums = await sumsOf(owned, pieces, period, {
    by: ['status'],
    spans: { ...marketDays, column: 'placedAt' },
    of: ['stake', 'validBet', 'win'],
  })
  const counts = new Map<number, number>()
  for (const { span, count } of sums) counts.set(span ?? 0, (counts.get(span ?? 0) ?? 0) + count)
  const piecesIn = (some: Period) => piecesOf(owned, memberIds, some)
  return {
    sums: sums.map(({ by, span, sums: sum }) => ({ ...by, day: span ?? 0, ...sum })),
    page: await pageOfOwned(owned, piecesIn, counts, period, paged),
  }
}

/** All bets that a member placed in a period and that the filters leave, newest first, in pages. */
export const betsInPages = (
  tables: Tables,
  memberId: string,
  { from, to }: Period,
  filters: BetFilters,
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
  filters: BetFilters,
): AsyncGenerator<BetRow[]> => ownedInPages(ownedBets(tables, filters), memberIds, period)

/** What a bet won or lost, in minor units; nothing until it is settled. */
export const profitOf = ({ status, win, stake }: Pick<BetRow, 'status' | 'win' | 'stake'>) =>
  status === 'SETTLED' ? win - stake : 0
