import { expect, it } from 'vitest'
import { ApiError } from '../../../api/failure.ts'
import type { ContractTerms } from '../terms/contractKinds.ts'
import { rejectedField } from './useOfferForm.ts'

const tier = { periodValidBet: '0.00', periodProfitLoss: '0.00', activeMemberCount: 1 }
const dividend: ContractTerms = {
  kind: 'dividend',
  period: 'WEEKLY',
  minimumBetAmount: '10.00',
  minimumActiveMembers: 1,
  tiers: [
    { ...tier, rate: '5.00' },
    { ...tier, rate: '9.00' },
  ],
}
const daily: ContractTerms = {
  kind: 'dailyWage',
  betAmountDaily: '10.00',
  rate: '1.00',
  minimumBetAmount: '10.00',
  minimumActiveMembers: 1,
}
const aRejection = (code: string) => new ApiError('POST', { kind: 'rejected', code, details: {} })

it.each([
  ['CONTRACT_ALREADY_OFFERED', 'memberId', 'memberId'],
  ['NOT_FOUND', 'memberId', 'memberId'],
  ['CONTRACT_RATE_TOO_HIGH', 'tiers.1.rate', 'fields.rate'],
  ['CONTRACT_TIERS_OUT_OF_STEP', 'tiers.1.rate', 'fields.rate'],
  ['UNKNOWN', undefined, undefined],
])('the rejection %s of an offer is assigned to its field', (code, ofDividend, ofDaily) => {
  expect(rejectedField(aRejection(code), dividend)).toBe(ofDividend)
  expect(rejectedField(aRejection(code), daily)).toBe(ofDaily)
})

it('a failure other than a rejection is assigned to no field', () => {
  const offline = new ApiError('POST', { kind: 'offline' })
  expect(rejectedField(offline, daily)).toBeUndefined()
})
