import { expect, it } from 'vitest'
import { codeAt, encodeSecret, stepOfCode } from './totp.ts'

it('authenticator codes match RFC 6238, and each is accepted once, at most one step early or late', async () => {
  const secret = encodeSecret(new TextEncoder().encode('12345678901234567890'))
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ] as const) {
    expect(await codeAt(secret, seconds * 1000)).toBe(code)
  }
  expect(await stepOfCode(secret, '287082', { now: 89_000, after: 0 })).toBe(1)
  expect(await stepOfCode(secret, '287082', { now: 89_000, after: 1 })).toBeUndefined()
  expect(await stepOfCode(secret, '287082', { now: 120_000, after: 0 })).toBeUndefined()
})
