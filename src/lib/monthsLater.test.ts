import { expect, it } from 'vitest'
import { monthsLater } from './monthsLater.ts'

it.each([
  ['2026-11-21T12:30:00.000Z', 6, '2027-05-21T12:30:00.000Z'],
  ['2026-11-21T12:30:00.000Z', 12, '2027-11-21T12:30:00.000Z'],
  ['2026-08-31T00:00:00.000Z', 6, '2027-02-28T00:00:00.000Z'],
  ['2027-08-31T23:59:00.000Z', 6, '2028-02-29T23:59:00.000Z'],
])('%s plus %d months is %s', (from, months, to) => {
  expect(new Date(monthsLater(Date.parse(from), months)).toISOString()).toBe(to)
})
