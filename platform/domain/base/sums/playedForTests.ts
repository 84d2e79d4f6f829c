/** Bets of a few days, settled immediately or later, in a store with daily totals. */

import fc from 'fast-check'
import { betRow } from '../collections/betRowForTests.ts'
import { type BetRow, collections } from '../collections/collections.ts'
import { createMemoryStore } from '../storage/memoryStore.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import { countBetDay, uncountBetDay } from './betDays.ts'

export const first = startOfDay(Date.UTC(2026, 10, 21, 12))
/** A time within four days, often the start of one of them. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 4 * dayLength }).map((after) => first + after),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, after]) => first + days * dayLength + after),
)
export const period = fc
  .tuple(time, time)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))

export const playedBet = fc.record({
  memberId: fc.constantFrom('m-1', 'm-1', 'm-2', 'm-3'),
  placedAt: time,
  waits: fc.constantFrom(0, 0, 600_000, 2 * dayLength),
  status: fc.constantFrom('SETTLED', 'SETTLED', 'PENDING', 'CANCELLED'),
  vendor: fc.constantFrom('PG', 'EVO'),
  gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS'),
  stake: fc.integer({ min: 1, max: 900 }),
  win: fc.integer({ min: 0, max: 900 }),
})
export type Played = Pick<BetRow, 'memberId' | 'placedAt' | 'status' | 'vendor' | 'gameType'> & {
  waits: number
  stake: number
  win: number
}

const waitingBet = ({ waits: _, win: __, ...bet }: Played, index: number) =>
  betRow({ ...bet, id: `b-${index}`, validBet: 0, status: 'PENDING', settledAt: null })

/** The bet in its final state. */
function endedBet(bet: BetRow, { placedAt, waits, status, stake, win }: Played): BetRow {
  const settledAt = placedAt + waits
  if (status === 'PENDING') return bet
  if (status === 'CANCELLED') return { ...bet, status, settledAt }
  return { ...bet, status, settledAt, validBet: stake - (stake % 7), win }
}

/** A store with all bets in their final state, and with their daily totals. */
export async function playedStore(all: readonly Played[]) {
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
