import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { contextForTests } from '../../../server/serverForTests.ts'
import { betRow } from '../../base/collections/betRowForTests.ts'
import type { BetRow } from '../../base/collections/collections.ts'
import { countBet, countSettled, countStake, uncountStake } from '../../money/ledger/memberDays.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { showLimits } from './changeLimit.ts'
import { brokenLimit, type LimitKind, playSince } from './playerLimits.ts'

const hour = 3_600_000
const house = (name: 'deposits') => ({ kind: 'house', name }) as const
const main = { kind: 'main', memberId: 'm-1' } as const

async function withLimit(kind: LimitKind, amount: number, pending?: [number | null, number]) {
  const { context, time, store } = contextForTests()
  await store.playerLimits.insert({
    id: `m-1/${kind}/DAY`,
    memberId: 'm-1',
    kind,
    period: 'DAY',
    amount,
    pendingAmount: pending?.[0] ?? null,
    pendingAt: pending?.[1] ?? null,
    changedAt: 0,
  })
  const move = (...movement: Parameters<typeof toMovement>) =>
    store.transaction((tables, announce) =>
      post(context, tables, announce, toMovement(...movement)),
    )
  const broken = (more: number) => brokenLimit(context, store, 'm-1', { kind, amount: more })
  return { context, time, store, move, broken }
}

describe('daily limits', () => {
  it('a deposit limit rejects deposits that exceed it, and restarts at midnight in São Paulo', async () => {
    const { move, broken, time } = await withLimit('DEPOSIT', 10_000)
    await move('DEPOSIT', 'd-1', { from: house('deposits'), to: main, amount: 6_000 })
    expect(await broken(4_000)).toBeUndefined()
    const endsAt = Date.UTC(2026, 10, 22, 3)
    expect(await broken(4_001)).toEqual({
      kind: 'DEPOSIT',
      period: 'DAY',
      limit: 10_000,
      usedAmount: 6_000,
      endsAt,
    })
    time.now = endsAt - 1
    expect(await broken(4_001)).toBeDefined()
    time.now = endsAt
    expect(await broken(4_001)).toBeUndefined()
  })

  it('a bet limit counts stakes, and a loss limit counts stakes minus winnings', async () => {
    for (const [kind, usedAmount] of [
      ['BET', 5_000],
      ['LOSS', 2_000],
    ] as const) {
      const { store, time, broken } = await withLimit(kind, 6_000)
      const at = { placedAt: time.now, settledAt: time.now }
      await countBet(store, { memberId: 'm-1', ...at, stake: 5_000, validBet: 5_000, win: 3_000 })
      expect(await broken(6_001 - usedAmount)).toMatchObject({ kind, usedAmount })
      expect(await broken(6_000 - usedAmount)).toBeUndefined()
    }
  })

  it('a time limit is reached once all its minutes of the day are used', async () => {
    const { broken, store, time } = await withLimit('TIME', 60)
    const day = Date.UTC(2026, 10, 21, 3)
    await store.playDays.insert({ id: 'm-1/1', memberId: 'm-1', day, milliseconds: 59 * 60_000 })
    expect(await broken(0)).toBeUndefined()
    await store.playDays.update('m-1/1', { milliseconds: 60 * 60_000 })
    expect(await broken(0)).toMatchObject({ kind: 'TIME', limit: 60, usedAmount: 60 })
    expect(time.now).toBeGreaterThan(day)
  })

  it('the limits of day, week and month show the same play time, even if it grows while they are read', async () => {
    const { context, store } = contextForTests()
    const day = Date.UTC(2026, 10, 21, 3)
    const row = { id: 'm-1/1', memberId: 'm-1', day, milliseconds: 5 * 60_000 }
    await store.playDays.insert(row)
    const { find } = store.playDays
    store.playDays.find = async (query) => {
      const rows = await find(query)
      row.milliseconds += 60_000
      await store.playDays.update(row.id, { milliseconds: row.milliseconds })
      return rows
    }
    const limits = await showLimits(context, store, { holderId: 'm-1', memberIds: ['m-1'] })
    const minutes = limits.filter(({ kind }) => kind === 'TIME').map((view) => view.usedMinutes)
    expect(minutes).toEqual([5, 5, 5])
  })

  it('a limit whose removal is pending applies until the removal takes effect', async () => {
    const start = contextForTests().time.now
    const { broken, time } = await withLimit('DEPOSIT', 1_000, [null, start + 24 * hour])
    expect(await broken(1_001)).toBeDefined()
    time.now += 24 * hour
    expect(await broken(1_001)).toBeUndefined()
  })
})

const begin = Date.UTC(2026, 10, 20, 3)
const minutes = fc.nat(3 * 1_440).map((all) => begin + all * 60_000)
const playedBet = fc.record({
  placedAt: minutes,
  waits: fc.constantFrom(0, 0, 1, 600),
  status: fc.constantFrom('SETTLED', 'SETTLED', 'PENDING', 'CANCELLED'),
  stake: fc.integer({ min: 1, max: 900 }),
  win: fc.integer({ min: 0, max: 900 }),
})
type Played = { placedAt: number; waits: number; status: string; stake: number; win: number }

function betOf({ placedAt, waits, status, stake, win }: Played, index: number) {
  const isSettled = status === 'SETTLED'
  return betRow({
    id: `b-${index}`,
    stake,
    validBet: isSettled ? stake : 0,
    win: isSettled ? win : 0,
    status,
    placedAt,
    settledAt: status === 'PENDING' ? null : placedAt + waits * 60_000,
  })
}

it("stakes and winnings since any time equal the sums over the member's bets", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(playedBet, { maxLength: 30, size: 'max' }),
      fc.oneof(minutes, fc.constantFrom(begin, begin + 24 * hour)),
      async (all, from) => {
        const { store } = contextForTests()
        const bets = all.map(betOf)
        for (const [index, bet] of bets.entries()) {
          await store.bets.insert(bet)
          const isAtOnce = bet.status === 'SETTLED' && all[index]?.waits === 0
          if (isAtOnce) await countBet(store, bet)
          else await countStake(store, bet)
          if (bet.status === 'SETTLED' && !isAtOnce) await countSettled(store, bet)
          if (bet.status === 'CANCELLED') await uncountStake(store, bet)
        }
        const add = (rows: readonly BetRow[], of: 'stake' | 'win') =>
          rows.reduce((sum, row) => sum + row[of], 0)
        const placed = bets.filter((one) => one.placedAt >= from && one.status !== 'CANCELLED')
        const settled = bets.filter((one) => (one.settledAt ?? 0) >= from)
        const expected = { staked: add(placed, 'stake'), won: add(settled, 'win') }
        expect(await playSince(store, 'm-1', from)).toEqual(expected)
      },
    ),
    { numRuns: propertyRuns(200) },
  )
})
