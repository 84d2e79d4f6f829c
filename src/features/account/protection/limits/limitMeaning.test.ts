import { describe, expect, it } from 'vitest'
import { meaningOf } from './limitMeaning.ts'
import type { PlayerLimit } from './playerLimit.ts'

const limitOf = (
  period: PlayerLimit['period'],
  amount?: string,
  more: Partial<PlayerLimit> = {},
): PlayerLimit => ({
  limitId: `DEPOSIT_${period}`,
  kind: 'DEPOSIT',
  period,
  resetsAt: '2026-11-22T03:00:00Z',
  used: '0.00',
  ...(amount !== undefined && { amount }),
  ...more,
})
const from = '2026-11-22T12:00:00Z'
const kinds = (...input: Parameters<typeof meaningOf>) =>
  meaningOf(...input).map(({ kind }) => kind)

describe('effect of a limit change', () => {
  it.each([
    [undefined, 10_000, ['stricter']],
    ['200.00', 10_000, ['stricter']],
    ['200.00', 20_000, ['same']],
    ['200.00', 20_001, ['looser']],
    ['200.00', null, ['removal']],
    ['200.00', 0, ['stricter', 'blocks']],
  ])('changing a limit from %s to %s means %s', (amount, next, expected) => {
    const limit = limitOf('DAY', amount)
    expect(kinds(limit, [limit], next)).toEqual(expected)
  })

  it("a stricter limit is marked as used up when its period's usage has already reached it", () => {
    const limit = limitOf('DAY', '200.00', { used: '100.00' })
    expect(kinds(limit, [limit], 10_000)).toEqual(['stricter', 'usedUp'])
    expect(kinds(limit, [limit], 10_001)).toEqual(['stricter'])
    const none = limitOf('DAY', undefined, { used: '100.00' })
    expect(kinds(none, [none], 5_000)).toEqual(['stricter', 'usedUp'])
    const low = limitOf('DAY', '50.00', { used: '100.00' })
    expect(kinds(low, [low], 6_000)).toEqual(['looser'])
  })

  it('a new size replaces a pending change of a limit, and the current size cancels the change', () => {
    const limit = limitOf('DAY', '200.00', { pending: { amount: '500.00', from } })
    expect(kinds(limit, [limit], 20_000)).toEqual(['same'])
    expect(meaningOf(limit, [limit], 30_000)).toEqual([
      { kind: 'looser' },
      { kind: 'replaces', from },
    ])
  })

  it("a limit's effect names a limit of the same kind that takes precedence, such as a lower monthly limit", () => {
    const day = limitOf('DAY', '50.00')
    const month = limitOf('MONTH', '300.00')
    const week = limitOf('WEEK')
    const bets: PlayerLimit = { ...limitOf('DAY', '900.00'), kind: 'BET', limitId: 'BET_DAY' }
    const all = [day, week, month, bets]
    expect(meaningOf(week, all, 40_000)).toContainEqual({
      kind: 'longerIsLower',
      period: 'MONTH',
      size: 30_000,
    })
    expect(meaningOf(week, all, 4_000)).toContainEqual({
      kind: 'shorterIsHigher',
      period: 'DAY',
      size: 5_000,
    })
    expect(kinds(week, all, 20_000)).toEqual(['stricter'])
  })
})
