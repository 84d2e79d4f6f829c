import { expect, it } from 'vitest'
import { isOutOfReach, ownerWays, proofOf } from './ownerProof.ts'

const both = ['SMS', 'EMAIL'] as const
const baseSecurity = {
  hasPassword: true,
  passwordChangedAt: '2026-11-01T12:00:00Z',
  hasPaymentPassword: false,
  hasAuthenticator: false,
  checksAddress: false,
  passwordExpired: false,
  level: 'LOW',
} as const
const bound = { ...baseSecurity, mobileNum: '119••••••01', email: 'a••@example.com' }

it('ownerWays returns the password and, for each bound contact whose channel works, a code', () => {
  expect(ownerWays(baseSecurity, both)).toEqual(['PASSWORD'])
  expect(ownerWays(bound, both)).toEqual(['PASSWORD', 'SMS', 'EMAIL'])
  expect(ownerWays(bound, ['EMAIL'])).toEqual(['PASSWORD', 'EMAIL'])
  expect(ownerWays({ ...bound, hasPassword: false }, both)).toEqual(['SMS', 'EMAIL'])
})

it('isOutOfReach is true only if a contact is bound and no method can be used', () => {
  const codeOnly = { ...bound, hasPassword: false }
  expect(isOutOfReach(codeOnly, ownerWays(codeOnly, []))).toBe(true)
  expect(isOutOfReach({ ...baseSecurity, hasPassword: false }, [])).toBe(false)
  expect(isOutOfReach(bound, ownerWays(bound, both))).toBe(false)
})

it('proofOf returns the proof of the selected method only', () => {
  const values = { password: 'Gavea2026', ownerCode: ' 123456 ' }
  expect(proofOf({ way: 'PASSWORD', ...values }, ['PASSWORD', 'SMS'])).toEqual({
    password: 'Gavea2026',
  })
  expect(proofOf({ way: 'SMS', ...values }, ['PASSWORD', 'SMS'])).toEqual({
    ownerCode: '123456',
    ownerChannel: 'SMS',
  })
  expect(proofOf({ way: 'PASSWORD', ...values }, [])).toEqual({})
})
