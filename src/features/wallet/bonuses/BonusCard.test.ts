import { expect, it } from 'vitest'
import { daysLeft } from './BonusCard.tsx'

const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['2026-12-01T12:00:00Z', 10],
  ['2026-12-01T11:59:59Z', 9],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-22T11:59:59Z', 0],
  ['2026-11-20T12:00:00Z', 0],
])('daysLeft until %s is %d', (instant, days) => {
  expect(daysLeft(instant, now)).toBe(days)
})
