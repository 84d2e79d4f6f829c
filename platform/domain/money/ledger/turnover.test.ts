import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { betRow } from '../../base/collections/betRowForTests.ts'
import { type BetRow, collections } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { countBet } from './memberDays.ts'
import { addPlays, playOf, turnoverOf, turnoverPassed } from './turnover.ts'

const first = startOfDay(Date.UTC(2026, 10, 21, 12))
/** Time within four days, often at or next to the start of an hour or a day. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 4 * dayLength }).map((after) => first + after),
  fc
    .tuple(fc.integer({ min: 0, max: 96 }), fc.integer({ min: -1, max: 1 }))
    .map(([hours, after]) => first + hours * 3_600_000 + after),
)
const play = fc.record({
  settledAt: time,
  status: fc.constantFrom('SETTLED', 'SETTLED', 'SETTLED', 'CANCELLED'),
  stake: fc.integer({ min: 1, max: 900 }),
  win: fc.integer({ min: 0, max: 900 }),
})
type Played = { settledAt: number; status: string; stake: number; win: number }

const betOf = (changes: Played, index: number) =>
  betRow({
    id: `b-${index}`,
    memberId: index % 5 === 0 ? 'm-2' : 'm-1',
    validBet: changes.stake - (changes.stake % 7),
    placedAt: changes.settledAt,
    ...changes,
  })

async function playedStore(bets: readonly BetRow[]) {
  const { bets: ofBets, memberDays } = collections
  const store = createMemoryStore({ bets: ofBets, memberDays })
  await store.bets.insertMany(bets)
  for (const bet of bets) if (bet.status === 'SETTLED') await countBet(store, bet)
  return store
}

/** Settled bets of m-1 in a period, oldest first. */
const settledIn = (bets: readonly BetRow[], { from, to }: Period) =>
  bets
    .filter(({ memberId, status }) => memberId === 'm-1' && status === 'SETTLED')
    .filter(({ settledAt }) => settledAt !== null && from <= settledAt && settledAt < to)
    .toSorted((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0))

const plays = fc.array(play, { maxLength: 60, size: 'max' }).map((all) => all.map(betOf))
const period = fc
  .tuple(time, time)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))

it('the play totals of a member in any period equal the sums of the bets settled in it', async () => {
  await fc.assert(
    fc.asyncProperty(plays, period, async (bets, testedPeriod) => {
      const store = await playedStore(bets)
      const expected = addPlays(settledIn(bets, testedPeriod).map((bet) => ({ ...bet, bets: 1 })))
      expect(await playOf(store, 'm-1', testedPeriod)).toEqual(expected)
      expect(await turnoverOf(store, 'm-1', testedPeriod)).toBe(expected.validBet)
    }),
    { numRuns: propertyRuns(300) },
  )
})

it('turnover passes an amount at the settlement time of the first bet whose running total exceeds the amount', async () => {
  await fc.assert(
    fc.asyncProperty(
      plays,
      period,
      fc.nat(20),
      fc.nat(1),
      async (bets, testedPeriod, count, more) => {
        const store = await playedStore(bets)
        const settled = settledIn(bets, testedPeriod)
        // Amounts at or just below a running total are the edge cases.
        const before = settled.slice(0, count).map((bet) => ({ ...bet, bets: 1 }))
        const amount = Math.max(0, addPlays(before).validBet - more)
        let left = amount
        const passing = settled.find(({ validBet }) => {
          left -= validBet
          return left < 0
        })
        expect(await turnoverPassed(store, 'm-1', testedPeriod, amount)).toBe(
          passing?.settledAt ?? undefined,
        )
      },
    ),
    { numRuns: propertyRuns(300) },
  )
})

it('turnover of whole days is read from daily totals, not from bets', async () => {
  const store = await playedStore([
    betOf({ settledAt: first, status: 'SETTLED', stake: 70, win: 0 }, 1),
  ])
  const bets = {
    ...store.bets,
    sum: () => Promise.reject(new Error('A bet was read')),
  }
  const days = { from: first - dayLength, to: first + dayLength }
  expect(await turnoverOf({ ...store, bets }, 'm-1', days)).toBe(70)
})
