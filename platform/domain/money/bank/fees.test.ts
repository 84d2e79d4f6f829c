import { describe, expect, it } from 'vitest'
import { feeOf, showFee } from './fees.ts'

describe('fees', () => {
  it('a fee is a percentage of the amount, with half a cent rounded up, plus a fixed amount', () => {
    expect(feeOf(10_000, { basisPoints: 199, fixedAmount: 0 })).toBe(199)
    expect(feeOf(1_250, { basisPoints: 100, fixedAmount: 0 })).toBe(13)
    expect(feeOf(1_249, { basisPoints: 100, fixedAmount: 500 })).toBe(512)
    expect(feeOf(9_007_199_254_740_991, { basisPoints: 1, fixedAmount: 0 })).toBe(900_719_925_474)
  })

  it('a fee never exceeds the amount', () => {
    expect(feeOf(300, { basisPoints: 0, fixedAmount: 500 })).toBe(300)
  })

  it('a fee is formatted as a percentage and a fixed amount', () => {
    expect(showFee({ basisPoints: 199, fixedAmount: 500 })).toEqual({
      percent: '1.99',
      fixed: '5.00',
    })
    expect(showFee({ basisPoints: 0, fixedAmount: 0 })).toEqual({ percent: '0', fixed: '0.00' })
  })
})
