import { describe, expect, it } from 'vitest'
import { coinsFor } from './coins.ts'

describe('cryptocurrency deposits', () => {
  it('the coins requested for a deposit are never worth less than its amount', () => {
    const { rate, coins } = coinsFor(10_000, 'BRL')
    expect(rate).toBe('5.4312')
    expect(coins).toBe(1_842)
    expect((coins * 54_312) / 10_000).toBeGreaterThanOrEqual(10_000)
  })
})
