import { expect, it } from 'vitest'
import type { Security } from '../protections.ts'
import { ownerProofOf } from './ownerProof.ts'

const baseSecurity: Security = {
  hasPassword: false,
  passwordChangedAt: '2026-11-01T12:00:00Z',
  passwordExpired: false,
  hasPaymentPassword: false,
  hasAuthenticator: false,
  checksAddress: false,
  level: 'LOW',
}
const both = ['SMS', 'EMAIL'] as const

it('ownerProofOf prefers the password, then the authenticator, then a code', () => {
  const all = { ...baseSecurity, hasPassword: true, hasAuthenticator: true, mobileNum: '*** 01' }
  expect(ownerProofOf(all, both)).toBe('PASSWORD')
  expect(ownerProofOf({ ...all, hasPassword: false }, both)).toBe('TOTP')
  expect(ownerProofOf({ ...baseSecurity, mobileNum: '*** 01' }, both)).toBe('CODE')
})

it('ownerProofOf returns a code only if the platform has a channel for it', () => {
  expect(ownerProofOf({ ...baseSecurity, mobileNum: '*** 01' }, ['EMAIL'])).toBeUndefined()
  expect(ownerProofOf({ ...baseSecurity, email: 'a***@example.com' }, ['EMAIL'])).toBe('CODE')
  expect(ownerProofOf(baseSecurity, both)).toBeUndefined()
})
