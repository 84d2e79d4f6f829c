import { expect, it } from 'vitest'
import { nextProtection, protectionsOf, type Security, scoreOf } from './protections.ts'

const baseSecurity: Security = {
  hasPassword: true,
  passwordChangedAt: '2026-11-01T12:00:00Z',
  hasPaymentPassword: false,
  hasAuthenticator: false,
  checksAddress: false,
  passwordExpired: false,
  level: 'LOW',
}

it('scoreOf counts the protections that are on', () => {
  expect(scoreOf(baseSecurity)).toEqual({ on: 1, all: 6 })
  expect(scoreOf({ ...baseSecurity, email: 'a***@example.com', hasPaymentPassword: true })).toEqual(
    {
      on: 3,
      all: 6,
    },
  )
})

it('a bound phone and a bound e-mail address count as protections', () => {
  expect(protectionsOf({ ...baseSecurity, mobileNum: '*** 12' })).toMatchObject({
    phone: true,
    email: false,
  })
})

it('[MEM-22] nextProtection recommends password and contacts first, then the authenticator and passkeys', () => {
  const all = () => true
  expect(nextProtection({ ...baseSecurity, hasPassword: false }, all)).toBe('password')
  expect(nextProtection(baseSecurity, all)).toBe('phone')
  expect(nextProtection(baseSecurity, (id) => id !== 'phone')).toBe('email')
  const bound = { ...baseSecurity, mobileNum: '119', email: 'a', hasPaymentPassword: true }
  expect(nextProtection(bound, all)).toBe('authenticator')
  expect(nextProtection({ ...bound, hasAuthenticator: true, passkeys: 0 }, all)).toBe('passkeys')
  const complete = { ...bound, hasAuthenticator: true, checksAddress: true }
  expect(nextProtection(complete, all)).toBeUndefined()
})

it('scoreOf includes passkeys only on platforms that offer them', () => {
  expect(scoreOf({ ...baseSecurity, passkeys: 0 })).toEqual({ on: 1, all: 7 })
  expect(scoreOf({ ...baseSecurity, passkeys: 2 })).toEqual({ on: 2, all: 7 })
})
