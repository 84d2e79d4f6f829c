import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import { type BetSum, sumSettled } from './betDays.ts'
import { first, type Played, period, playedBet, playedStore } from './playedForTests.ts'

/** Merges sums with the same day and game type, and sorts them. */
function together(sums: readonly BetSum[]): BetSum[] {
  const found = new Map<string, BetSum>()
  for (const sum of sums) {
    const key = `${sum.day} ${sum.gameType}`
    const before = found.get(key) ?? { ...sum, bets: 0, stake: 0, validBet: 0, win: 0 }
    found.set(key, {
      ...sum,
      bets: before.bets + sum.bets,
      stake: before.stake + sum.stake,
      validBet: before.validBet + sum.validBet,
      win: before.win + sum.win,
    })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

it('sums from daily totals equal the sums of the settled bets for any period', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(playedBet, { maxLength: 40, size: 'max' }),
      period,
      async (all, { from, to }) => {
        const { store, bets } = await playedStore(all)
        const expected = bets.flatMap((bet): BetSum[] => {
          const { settledAt, gameType, status, stake, validBet, win } = bet
          if (settledAt === null || settledAt < from || settledAt >= to) return []
          if (bet.memberId !== 'm-1' || status !== 'SETTLED') return []
          return [{ day: startOfDay(settledAt), gameType, bets: 1, stake, validBet, win }]
        })
        expect(together(await sumSettled(store, 'm-1', { from, to }))).toEqual(together(expected))
      },
    ),
    { numRuns: propertyRuns(300) },
  )
})

const lostBet: Played = {
  memberId: 'm-1',
  vendor: 'PG',
  gameType: 'RNG',
  status: 'SETTLED',
  placedAt: first,
  waits: 600_000,
  stake: 70,
  win: 0,
}

it('a sum over whole days uses daily totals and sums no bets', async () => {
  const { store } = await playedStore([lostBet])
  const sum = () => Promise.reject(new Error('A bet was read'))
  const tables = { ...store, bets: { ...store.bets, sum } }
  const days = { from: first - dayLength, to: first + dayLength }
  expect(await sumSettled(tables, 'm-1', days)).toMatchObject([{ day: first, bets: 1, stake: 70 }])
})

it('uncounting a pending bet and counting it as settled leaves only a settled daily total', async () => {
  const { store } = await playedStore([lostBet, { ...lostBet, waits: 0 }])
  expect(await store.betDays.find()).toMatchObject([{ status: 'SETTLED', bets: 2, stake: 140 }])
})
