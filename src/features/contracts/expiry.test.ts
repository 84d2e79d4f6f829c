import { expect, it } from 'vitest'
import { untilExpiry } from './expiry.ts'

it('an offer is refetched right after its expiry, at least hourly before that, and every five seconds when overdue', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(untilExpiry('2026-11-21T12:20:00Z', now)).toBe(20 * 60_000 + 1000)
  expect(untilExpiry('2026-11-28T12:00:00Z', now)).toBe(3_600_000)
  expect(untilExpiry('2026-11-21T11:00:00Z', now)).toBe(5000)
  expect(untilExpiry(undefined, now)).toBe(false)
})
