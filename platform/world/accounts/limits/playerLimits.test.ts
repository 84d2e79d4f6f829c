import { describe, expect, it } from 'vitest'
import { worldForTests } from '../../../server/serverForTests.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { brokenLimit, type LimitKind } from './playerLimits.ts'

const hour = 3_600_000
const house = (name: 'deposits' | 'bets') => ({ kind: 'house', name }) as const
const main = { kind: 'main', memberId: 'm-1' } as const

async function withLimit(kind: LimitKind, amount: number, pending?: [number | null, number]) {
  const { world, time, store } = worldForTests()
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
    store.transaction((tables, announce) => post(world, tables, announce, toMovement(...movement)))
  const broken = (more: number) => brokenLimit(world, store, 'm-1', { kind, amount: more })
  return { world, time, store, move, broken }
}

describe('a limit of a day', () => {
  it('lets pay in up to it and no more, and counts again at midnight in São Paulo', async () => {
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

  it('counts stakes for one on bets, and what was not won back for one on losses', async () => {
    for (const [kind, usedAmount] of [
      ['BET', 5_000],
      ['LOSS', 2_000],
    ] as const) {
      const { move, broken } = await withLimit(kind, 6_000)
      await move('DEPOSIT', 'd-1', { from: house('deposits'), to: main, amount: 20_000 })
      await move('BET', 'b-1', { from: main, to: house('bets'), amount: 5_000 })
      await move('WIN', 'b-1', { from: house('bets'), to: main, amount: 3_000 })
      expect(await broken(6_001 - usedAmount)).toMatchObject({ kind, usedAmount })
      expect(await broken(6_000 - usedAmount)).toBeUndefined()
    }
  })

  it('ends play when the minutes of the day are over', async () => {
    const { broken, store, time } = await withLimit('TIME', 60)
    const day = Date.UTC(2026, 10, 21, 3)
    await store.playDays.insert({ id: 'm-1/1', memberId: 'm-1', day, milliseconds: 59 * 60_000 })
    expect(await broken(0)).toBeUndefined()
    await store.playDays.update('m-1/1', { milliseconds: 60 * 60_000 })
    expect(await broken(0)).toMatchObject({ kind: 'TIME', limit: 60, usedAmount: 60 })
    expect(time.now).toBeGreaterThan(day)
  })

  it('is the looser one from its time on, and none when it was taken away', async () => {
    const start = worldForTests().time.now
    const { broken, time } = await withLimit('DEPOSIT', 1_000, [null, start + 24 * hour])
    expect(await broken(1_001)).toBeDefined()
    time.now += 24 * hour
    expect(await broken(1_001)).toBeUndefined()
  })
})
