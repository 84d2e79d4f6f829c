import { describe, expect, it } from 'vitest'
import { trendOf } from './TermsTable.tsx'
import type { TermValue } from './termRows.ts'

const rate = (value: string): TermValue => ({ as: 'rate', value })
const money = (value: string): TermValue => ({ as: 'money', value })
const tier = (rateOf: string, periodValidBet = '100.00'): TermValue => ({
  as: 'tier',
  value: { rate: rateOf, periodValidBet, periodProfitLoss: '0.00', activeMemberCount: 2 },
})

describe('trendOf', () => {
  it('trendOf returns `more` for a higher rate and for a lower condition', () => {
    expect(trendOf({ before: rate('0.5'), after: rate('0.60') })).toBe('more')
    expect(trendOf({ before: rate('0.60'), after: rate('0.5') })).toBe('less')
    expect(trendOf({ before: money('90.00'), after: money('100.00') })).toBe('less')
    expect(trendOf({ before: money('100.00'), after: money('90.00') })).toBe('more')
  })

  it("trendOf combines the changes of a tier's rate and conditions", () => {
    expect(trendOf({ before: tier('5'), after: tier('6') })).toBe('more')
    expect(trendOf({ before: tier('5'), after: tier('5', '200.00') })).toBe('less')
    // A higher rate with a higher condition is neither better nor worse.
    expect(trendOf({ before: tier('5'), after: tier('6', '200.00') })).toBeUndefined()
    expect(trendOf({ before: undefined, after: tier('6') })).toBe('more')
    expect(trendOf({ before: tier('6'), after: undefined })).toBe('less')
  })

  it('trendOf returns undefined for a changed period', () => {
    const period = (value: 'DAILY' | 'WEEKLY'): TermValue => ({ as: 'period', value })
    expect(trendOf({ before: period('DAILY'), after: period('WEEKLY') })).toBeUndefined()
  })
})
