import { describe, expect, it } from 'vitest'
import { highestRatesOf, ratesOf } from '../../../lib/contracts/contractTerms.ts'
import type { ContractTerms } from './contractKinds.ts'
import { compareTerms, isUnchanged, termRows } from './termRows.ts'

const tier = (rate: string) => ({
  periodValidBet: '0.00',
  periodProfitLoss: '0.00',
  activeMemberCount: 1,
  rate,
})
const dividend = (...rates: string[]): ContractTerms => ({
  kind: 'dividend',
  period: 'WEEKLY',
  minimumBetAmount: '10.00',
  minimumActiveMembers: 1,
  tiers: rates.map(tier),
})
const realTime: ContractTerms = {
  kind: 'realTimeSalary',
  profitRate: '0.30',
  lossRate: '0.40',
  singleBet: '10.00',
  minimumBetAmount: '10.00',
  minimumActiveMembers: 1,
}

describe('term rows', () => {
  it('termRows returns a row for each term and each tier', () => {
    expect(termRows(dividend('5.00', '9.00')).map(({ id }) => id)).toEqual([
      'period',
      'minimumBetAmount',
      'minimumActiveMembers',
      'tier1',
      'tier2',
    ])
  })

  it('compareTerms pairs the rows of the old and the new terms and keeps rows that only one of them has', () => {
    const changes = compareTerms(dividend('5.00', '9.00'), dividend('6.00'))
    expect(changes.filter((change) => !isUnchanged(change)).map(({ id }) => id)).toEqual([
      'tier1',
      'tier2',
    ])
    expect(changes.at(-1)).toMatchObject({ id: 'tier2', after: undefined })
    expect(compareTerms(undefined, realTime).every(({ before }) => before === undefined)).toBe(true)
  })

  it("ratesOf returns all rates of the terms; highestRatesOf returns the highest tier's rate, or both rates of a real-time salary", () => {
    expect(ratesOf(dividend('5.00', '10.00'))).toEqual(['5.00', '10.00'])
    expect(highestRatesOf(dividend('5.00', '10.00'))).toEqual(['10.00'])
    expect(highestRatesOf(realTime)).toEqual(['0.30', '0.40'])
  })
})
