import { describe, expect, it } from 'vitest'
import { areWeaker, type IdentityRule, marketOf } from '../../base/platform/markets.ts'
import { demandsOf, levelFor, withdrawalLeft } from './demands.ts'

const rules: readonly IdentityRule[] = [
  // `aboveTotal` applies to withdrawals only. PLAY requires its level from the first bet.
  { action: 'PLAY', level: 2, aboveTotal: '10.00' },
  { action: 'WITHDRAWAL', level: 1 },
  { action: 'WITHDRAWAL', level: 3, aboveTotal: '10000.00' },
]

describe('identity requirements of a market', () => {
  it.each([
    [1, 1],
    [1_000_000, 1],
    [1_000_001, 3],
  ])('withdrawals of %d cents in total require identity level %d', (total, level) => {
    expect(levelFor(rules, 'WITHDRAWAL', total)).toBe(level)
    expect(levelFor(rules, 'PLAY', total)).toBe(2)
    expect(levelFor(rules, 'DEPOSIT', total)).toBe(0)
    expect(levelFor([], 'WITHDRAWAL', total)).toBe(0)
  })

  it('an identity level allows withdrawals up to the total that requires a higher level', () => {
    expect(withdrawalLeft(rules, 0, 0)).toBe(0)
    expect(withdrawalLeft(rules, 1, 250_000)).toBe(750_000)
    expect(withdrawalLeft(rules, 2, 1_200_000)).toBe(0)
    expect(withdrawalLeft(rules, 3, 1_200_000)).toBeUndefined()
  })

  it('the missing identity levels are the levels that the smallest action of each kind requires', () => {
    const first = { action: 'WITHDRAWAL', level: 1, reason: 'ALWAYS' }
    const third = { action: 'WITHDRAWAL', level: 3, reason: 'TOTAL' }
    const play = { action: 'PLAY', level: 2, reason: 'ALWAYS' }
    expect(demandsOf(rules, 0, 0)).toEqual([play, first])
    expect(demandsOf(rules, 1, 999_999)).toEqual([play])
    expect(demandsOf(rules, 1, 1_000_000)).toEqual([play, third])
    expect(demandsOf(rules, 0, 1_000_000)).toEqual([play, third])
    expect(demandsOf(rules, 3, 1_000_000)).toEqual([])
    expect(demandsOf([], 0, 1_000_000)).toEqual([])
  })

  it('Brazil requires identity level 1 for deposits, play and withdrawals', () => {
    const licensed = marketOf('BR').identityRules ?? []
    const demand = { level: 1, reason: 'ALWAYS' }
    expect(demandsOf(licensed, 0, 0)).toEqual([
      { action: 'DEPOSIT', ...demand },
      { action: 'PLAY', ...demand },
      { action: 'WITHDRAWAL', ...demand },
    ])
    expect(demandsOf(licensed, 1, 0)).toEqual([])
  })

  it('identity rules of a market may be stricter than those of its licence, but not weaker', () => {
    const [deposit, play, first, second] = marketOf('BR').identityRules ?? []
    if (!deposit || !play || !first || !second) throw new Error('Brazil demands nothing')
    const others = [deposit, play]
    expect(areWeaker([...others, first, second], 'BR')).toBe(false)
    expect(areWeaker([...others, { action: 'WITHDRAWAL', level: 3 }], 'BR')).toBe(false)
    expect(areWeaker([...others, first, { ...second, aboveTotal: '5000.00' }], 'BR')).toBe(false)
    expect(areWeaker([...others, first, { ...second, aboveTotal: '10000.01' }], 'BR')).toBe(true)
    expect(areWeaker([...others, second], 'BR')).toBe(true)
    expect(areWeaker([play, first, second], 'BR')).toBe(true)
    expect(areWeaker([], 'PT')).toBe(false)
  })
})
