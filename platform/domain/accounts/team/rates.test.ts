import { describe, expect, it } from 'vitest'
import { areWithin, flatRates, fromRate, shareOf, toRate } from './rates.ts'

describe('commission rates', () => {
  it('a rate converts from and to a percentage exactly', () => {
    for (const text of ['0.00', '1.25', '0.125', '12.3456', '9999.99']) {
      expect(fromRate(toRate(text))).toBe(text)
    }
    expect(fromRate(toRate('7'))).toBe('7.00')
    for (const wrong of ['', '-1.00', '1.23456', '1,5', 'x']) {
      expect(() => toRate(wrong)).toThrow(RangeError)
    }
  })

  it('a share is rounded down to whole cents, also for the largest amounts', () => {
    expect(shareOf(10_000, toRate('1.25'))).toBe(125)
    expect(shareOf(99, toRate('1'))).toBe(0)
    expect(shareOf(Number.MAX_SAFE_INTEGER, toRate('100'))).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('rates are within a bound only if no game type has a rate above the bound', () => {
    expect(areWithin(flatRates(100), flatRates(100))).toBe(true)
    expect(areWithin({ ...flatRates(100), LIVE: 101 }, flatRates(100))).toBe(false)
    expect(areWithin({ LIVE: 1 }, {})).toBe(false)
  })
})
