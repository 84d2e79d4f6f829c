import { describe, expect, it } from 'vitest'
import { areWeaker, type IdentityRule, marketOf } from '../../base/platform/markets.ts'
import { demandOf, levelFor, withdrawalLeft } from './demands.ts'

const rules: readonly IdentityRule[] = [
  { action: 'WITHDRAWAL', level: 1 },
  { action: 'WITHDRAWAL', level: 3, aboveTotal: '10000.00' },
]

describe('what a market demands', () => {
  it.each([
    [1, 1],
    [1_000_000, 1],
    [1_000_001, 3],
  ])('of withdrawals of %d cents in all is level %d', (total, level) => {
    expect(levelFor(rules, total)).toBe(level)
    expect(levelFor([], total)).toBe(0)
  })

  it('leaves so much to each level', () => {
    expect(withdrawalLeft(rules, 0, 0)).toBe(0)
    expect(withdrawalLeft(rules, 1, 250_000)).toBe(750_000)
    expect(withdrawalLeft(rules, 2, 1_200_000)).toBe(0)
    expect(withdrawalLeft(rules, 3, 1_200_000)).toBeUndefined()
  })

  it('is demanded now when the smallest withdrawal needs it', () => {
    const action = 'WITHDRAWAL'
    expect(demandOf(rules, 0, 0)).toEqual({ action, level: 1, reason: 'ALWAYS' })
    expect(demandOf(rules, 1, 999_999)).toBeUndefined()
    expect(demandOf(rules, 1, 1_000_000)).toEqual({ action, level: 3, reason: 'TOTAL' })
    expect(demandOf(rules, 0, 1_000_000)).toEqual({ action, level: 3, reason: 'TOTAL' })
    expect(demandOf(rules, 3, 1_000_000)).toBeUndefined()
    expect(demandOf([], 0, 1_000_000)).toBeUndefined()
  })

  it('may be more than the licence wants, and not less', () => {
    const [first, second] = marketOf('BR').identityRules ?? []
    if (!first || !second) throw new Error('Brazil demands nothing')
    expect(areWeaker([first, second], 'BR')).toBe(false)
    expect(areWeaker([{ action: 'WITHDRAWAL', level: 3 }], 'BR')).toBe(false)
    expect(areWeaker([first, { ...second, aboveTotal: '5000.00' }], 'BR')).toBe(false)
    expect(areWeaker([first, { ...second, aboveTotal: '10000.01' }], 'BR')).toBe(true)
    expect(areWeaker([second], 'BR')).toBe(true)
    expect(areWeaker([], 'PT')).toBe(false)
  })
})
