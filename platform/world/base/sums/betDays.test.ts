import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BetRow, collections } from '../collections/collections.ts'
import { createMemoryStore } from '../storage/memoryStore.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import { type BetFilters, type BetSum, countBetDay, sumBets, uncountBetDay } from './betDays.ts'

const first = startOfDay(Date.UTC(2026, 10, 21, 12))
/** A time in four days, often where one of them begins. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 4 * dayLength }).map((after) => first + after),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, after]) => first + days * dayLength + after),
)
const period = fc
  .tuple(time, time)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))

const played = fc.record({
  memberId: fc.constantFrom('m-1', 'm-1', 'm-2', 'm-3'),
  placedAt: time,
  waits: fc.constantFrom(0, 0, 600_000, 2 * dayLength),
  status: fc.constantFrom('SETTLED', 'SETTLED', 'PENDING', 'CANCELLED'),
  vendor: fc.constantFrom('PG', 'EVO'),
  gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS'),
  stake: fc.integer({ min: 1, max: 900 }),
  win: fc.integer({ min: 0, max: 900 }),
})
type Played = Pick<BetRow, 'memberId' | 'placedAt' | 'status' | 'vendor' | 'gameType'> & {
  waits: number
  stake: number
  win: number
}

const waitingBet = ({ waits: _, win: __, ...bet }: Played, index: number): BetRow => ({
  ...bet,
  id: `b-${index}`,
  nodeId: '1',
  gameName: 'Fortune Tiger',
  rtp: 9_681,
  validBet: 0,
  win: 0,
  status: 'PENDING',
  round: `r-${index}`,
  wallet: 'main',
  settledAt: null,
  details: {},
})

/** What became of a bet. */
function endedBet(bet: BetRow, { placedAt, waits, status, stake, win }: Played): BetRow {
  const settledAt = placedAt + waits
  if (status === 'PENDING') return bet
  if (status === 'CANCELLED') return { ...bet, status, settledAt }
  return { ...bet, status, settledAt, validBet: stake - (stake % 7), win }
}

/** Bets that waited, or were settled at once, as they are now. */
async function playedStore(all: readonly Played[]) {
  const { bets: ofBets, betDays } = collections
  const store = createMemoryStore({ bets: ofBets, betDays })
  const bets: BetRow[] = []
  for (const [index, one] of all.entries()) {
    const waiting = waitingBet(one, index)
    const bet = endedBet(waiting, one)
    if (one.waits > 0 || one.status === 'PENDING') await countBetDay(store, waiting)
    if (one.waits > 0) await uncountBetDay(store, waiting)
    if (one.waits > 0 || one.status !== 'PENDING') await countBetDay(store, bet)
    bets.push(bet)
  }
  await store.bets.insertMany(bets)
  return { store, bets }
}

const filters: fc.Arbitrary<BetFilters> = fc.record({
  vendor: fc.option(fc.constantFrom('PG', 'EVO', 'NONE'), { nil: undefined }),
  gameType: fc.option(fc.constantFrom('RNG', 'SPORTS'), { nil: undefined }),
  status: fc.option(fc.constantFrom('SETTLED', 'PENDING', 'CANCELLED'), { nil: undefined }),
})

/** Sums of a day, type and status together, in one order. */
function together(sums: readonly BetSum[]): BetSum[] {
  const found = new Map<string, BetSum>()
  for (const sum of sums) {
    const key = `${sum.day} ${sum.gameType} ${sum.status}`
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

it('what bets add up to is what they say, whatever became of them and whenever a period begins', async () => {
  const whose = fc.constantFrom<string[]>(['m-1'], ['m-1', 'm-2'])
  const by = fc.constantFrom('placed' as const, 'settled' as const)
  await fc.assert(
    fc.asyncProperty(
      ...([fc.array(played, { maxLength: 40, size: 'max' }), period] as const),
      ...([whose, by, filters] as const),
      async (all, { from, to }, memberIds, by, filters) => {
        const { store, bets } = await playedStore(all)
        const timeOf = (bet: BetRow) => (by === 'placed' ? bet.placedAt : bet.settledAt)
        const expected = bets.flatMap((bet): BetSum[] => {
          const { vendor, gameType, status, stake, validBet, win } = bet
          const at = timeOf(bet)
          if (at === null || at < from || at >= to || !memberIds.includes(bet.memberId)) return []
          if ((filters.vendor ?? vendor) !== vendor) return []
          if ((filters.gameType ?? gameType) !== gameType) return []
          if ((filters.status ?? status) !== status) return []
          return [{ day: startOfDay(at), gameType, status, bets: 1, stake, validBet, win }]
        })
        const sums = await sumBets(store, { memberIds, by, ...filters }, { from, to })
        expect(together(sums)).toEqual(together(expected))
      },
    ),
    { numRuns: 300 },
  )
})

const lost: Played = {
  memberId: 'm-1',
  vendor: 'PG',
  gameType: 'RNG',
  status: 'SETTLED',
  placedAt: first,
  waits: 600_000,
  stake: 70,
  win: 0,
}

it('reads no bet of a whole day', async () => {
  const { store } = await playedStore([lost])
  const sum = () => Promise.reject(new Error('A bet was read'))
  const tables = { ...store, bets: { ...store.bets, sum } }
  const days = { from: first - dayLength, to: first + dayLength }
  for (const by of ['placed', 'settled'] as const) {
    expect(await sumBets(tables, { memberIds: ['m-1'], by }, days)).toMatchObject([
      { day: first, bets: 1, stake: 70 },
    ])
  }
})

it('keeps nothing of a bet that waits no more but what it is now', async () => {
  const { store } = await playedStore([lost, { ...lost, waits: 0 }])
  expect(await store.betDays.find()).toMatchObject([{ status: 'SETTLED', bets: 2, stake: 140 }])
})
