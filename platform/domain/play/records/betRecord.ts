import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { newestInPages } from '../../base/storage/newestInPages.ts'
import { ownedInPages, pageOfOwned, sumsOf } from '../../base/storage/ownedRows.ts'
import { newestFirst, type PageOf, type PageRequest } from '../../base/storage/pageOf.ts'
import { type BetFilters, narrowTo } from '../../base/sums/betDays.ts'
import { keptDays } from '../../base/sums/keptDays.ts'
import { dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import type { Play } from '../../money/ledger/turnover.ts'

type Tables = Pick<DomainTables, 'bets' | 'betDays'>

const placedBy = (memberIds: readonly string[]) => ({
  memberId: memberIds.length === 1 ? (memberIds[0] ?? '') : { in: memberIds },
})

const ownedBets = ({ bets }: Pick<Tables, 'bets'>, filters: BetFilters) => ({
  collection: bets,
  owner: 'memberId' as const,
  time: 'placedAt' as const,
  where: (memberIds: readonly string[], { from, to }: Period) => ({
    ...placedBy(memberIds),
    ...narrowTo(filters),
    placedAt: { atLeast: from, below: to },
  }),
})

/** Figures of a day's bets; amounts in minor units. */
export type BetDay = { day: string; stake: number; profit: number }

type BetTotals = Omit<Play, 'bets'> & { profit: number }

/** Daily totals of bets, by the day on which they were placed. */
function daysKept(
  { betDays }: Tables,
  memberIds: readonly string[],
  period: Period,
  filters: BetFilters,
) {
  const kept = {
    collection: betDays,
    owner: 'memberId' as const,
    time: 'placedDay' as const,
    count: 'bets' as const,
    where: (some: readonly string[], { from, to }: Period) => ({
      ...placedBy(some),
      placedDay: { atLeast: from, below: to },
    }),
    filters: narrowTo(filters),
  }
  return keptDays(kept, memberIds, period)
}

/**
 * Page of the bets that members placed in a period and that match the filters, newest first. The
 * result includes the totals of all matching bets in minor units, and the totals of each market day
 * on which they were placed, newest first.
 */
export async function recordOfBets(
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  { vendor, gameType, status, ...paged }: BetFilters & PageRequest,
): Promise<{ page: PageOf<BetRow>; totals: BetTotals; days: BetDay[] }> {
  const source = ownedBets(tables, { vendor, gameType, status })
  const kept = await daysKept(tables, memberIds, period, { vendor, gameType, status })
  const totals = { stake: 0, validBet: 0, win: 0, profit: 0 }
  const counts = new Map<number, number>()
  const days = new Map<string, BetDay>()
  for (const sum of await betsByDay(source, kept)) {
    const profit = profitOf(sum)
    totals.stake += sum.stake
    totals.validBet += sum.validBet
    totals.win += sum.win
    totals.profit += profit
    counts.set(sum.day, (counts.get(sum.day) ?? 0) + sum.bets)
    const day = dayOf(sum.day)
    const before = days.get(day) ?? { stake: 0, profit: 0 }
    days.set(day, { day, stake: before.stake + sum.stake, profit: before.profit + profit })
  }
  return {
    page: await pageOfOwned(source, kept.piecesIn, counts, period, paged),
    totals,
    days: [...days.values()].toSorted((a, b) => compareTexts(b.day, a.day)),
  }
}

/**
 * Totals of each day by status: from daily totals for whole days, from single bets for partial
 * days.
 */
async function betsByDay(
  source: ReturnType<typeof ownedBets>,
  { sumDays, rests, piecesIn }: Awaited<ReturnType<typeof daysKept>>,
) {
  const whole = await sumDays({
    by: ['placedDay', 'status'],
    of: ['bets', 'stake', 'validBet', 'win'],
  })
  const sums = whole.map(({ by, sums: sum }) => ({ ...sum, day: by.placedDay, status: by.status }))
  for (const rest of rests) {
    const query = { by: ['status'], of: ['stake', 'validBet', 'win'] } as const
    for (const { by, count, sums: sum } of await sumsOf(
      source,
      await piecesIn(rest),
      rest,
      query,
    )) {
      sums.push({ ...sum, ...by, day: startOfDay(rest.from), bets: count })
    }
  }
  return sums
}

/**
 * All bets that a member placed in a period and that match the filters, newest first, in batches.
 */
export const betsInPages = (
  tables: Tables,
  memberId: string,
  { from, to }: Period,
  filters: BetFilters,
): AsyncGenerator<BetRow[]> =>
  newestInPages(
    (bound, limit) =>
      tables.bets.find({
        where: ownedBets(tables, filters).where([memberId], { from, to: bound }),
        orderBy: newestFirst('placedAt'),
        limit,
      }),
    ({ placedAt }) => placedAt,
    to,
  )

/** `betsInPages` for several members. */
export const teamBetsInPages = (
  tables: Tables,
  memberIds: readonly string[],
  period: Period,
  filters: BetFilters,
): AsyncGenerator<BetRow[]> => ownedInPages(ownedBets(tables, filters), memberIds, period)

/** Profit of a bet, in minor units; 0 until it is settled. */
export const profitOf = ({ status, win, stake }: Pick<BetRow, 'status' | 'win' | 'stake'>) =>
  status === 'SETTLED' ? win - stake : 0
