import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { BetFilters } from '../../base/sums/betDays.ts'
import {
  first,
  type Played,
  period,
  playedBet,
  playedStore,
} from '../../base/sums/playedForTests.ts'
import { dayLength, dayOf } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { profitOf, recordOfBets } from './betRecord.ts'

const filters: fc.Arbitrary<BetFilters> = fc.record({
  vendor: fc.option(fc.constantFrom('PG', 'EVO', 'NONE'), { nil: undefined }),
  gameType: fc.option(fc.constantFrom('RNG', 'SPORTS'), { nil: undefined }),
  status: fc.option(fc.constantFrom('SETTLED', 'PENDING', 'CANCELLED'), { nil: undefined }),
})
/**
 * Ids of a single member, or of a team with more members than one query includes. Few members of
 * the team have bets.
 */
const whose = fc.constantFrom<string[]>(
  ['m-1'],
  ['m-1', 'm-2', ...Array.from({ length: 1_100 }, (_, index) => `m-idle-${index}`)],
)

type Store = Awaited<ReturnType<typeof playedStore>>
const pageSize = 4

/**
 * Compares every page of the betting record, with its totals and days, with a filtered list of all
 * bets. Pages after the last page must be empty.
 */
async function pagesAgree(
  { store, bets }: Store,
  memberIds: readonly string[],
  { from, to }: Period,
  betFilters: BetFilters,
) {
  const expected = bets
    .filter(
      ({ memberId, placedAt }) => memberIds.includes(memberId) && from <= placedAt && placedAt < to,
    )
    .filter(({ vendor }) => (betFilters.vendor ?? vendor) === vendor)
    .filter(({ gameType }) => (betFilters.gameType ?? gameType) === gameType)
    .filter(({ status }) => (betFilters.status ?? status) === status)
    .toSorted((a, b) => b.placedAt - a.placedAt || compareTexts(b.id, a.id))
  const add = (rows: typeof expected) => ({
    stake: rows.reduce((sum, { stake }) => sum + stake, 0),
    validBet: rows.reduce((sum, { validBet }) => sum + validBet, 0),
    win: rows.reduce((sum, { win }) => sum + win, 0),
    profit: rows.reduce((sum, row) => sum + profitOf(row), 0),
  })
  const byDay = Map.groupBy(expected, ({ placedAt }) => dayOf(placedAt))
  const days = [...byDay].map(([day, rows]) => {
    const { stake, profit } = add(rows)
    return { day, stake, profit }
  })
  for (let page = 1; page <= expected.length / pageSize + 2; page += 1) {
    const asked = { ...betFilters, page, pageSize }
    const found = await recordOfBets(store, memberIds, { from, to }, asked)
    expect(found).toEqual({
      page: {
        items: expected.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: expected.length,
      },
      totals: add(expected),
      days,
    })
  }
}

it('[REC-01] pages and totals of the betting record equal a filtered list of all bets, for a member or a team', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(playedBet, { maxLength: 30, size: 'max' }),
      period,
      whose,
      filters,
      async (all, period, memberIds, betFilters) =>
        pagesAgree(await playedStore(all), memberIds, period, betFilters),
    ),
    { numRuns: propertyRuns(100) },
  )
}, 60_000)

const bet: Played = {
  memberId: 'm-1',
  vendor: 'PG',
  gameType: 'RNG',
  status: 'SETTLED',
  placedAt: first,
  waits: 0,
  stake: 70,
  win: 0,
}

it("a page of a team's betting record queries only the bets of the day that the page shows", async () => {
  const all = [0, 1, 2].flatMap((day) =>
    ['m-1', 'm-2'].map((memberId) => ({ ...bet, memberId, placedAt: first + day * dayLength })),
  )
  const { store } = await playedStore(all)
  const asked: Period[] = []
  const bets = {
    ...store.bets,
    find: (query: Parameters<typeof store.bets.find>[0]) => {
      // The cast is safe: `recordOfBets` always queries with both bounds of a period.
      const within = query?.where?.placedAt as { atLeast: number; below: number }
      asked.push({ from: within.atLeast, to: within.below })
      return store.bets.find(query)
    },
    sum: () => Promise.reject(new Error('Bets were added up')),
  }
  const whole = { from: first, to: first + 3 * dayLength }
  const { page } = await recordOfBets({ ...store, bets }, ['m-1', 'm-2'], whole, {
    page: 2,
    pageSize: 2,
  })
  expect(page.items).toHaveLength(2)
  expect(asked).toEqual([{ from: first + dayLength, to: first + 2 * dayLength }])
})
