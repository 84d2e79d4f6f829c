import { expect, it } from 'vitest'
import { kickOffDay } from './kickOff.ts'

const now = '2026-11-29T23:30:00Z'

it.each([
  ['2026-11-30T01:10:00Z', 'America/Sao_Paulo', 'today'],
  ['2026-11-30T01:10:00Z', 'Europe/Lisbon', 'tomorrow'],
  ['2026-12-01T01:10:00Z', 'Europe/Lisbon', 'later'],
  // In Tokyo it is already 30 November.
  ['2026-11-30T01:10:00Z', 'Asia/Tokyo', 'today'],
  ['2026-11-29T12:00:00Z', 'Asia/Tokyo', 'later'],
])('a kick-off at %s in the zone %s is %s', (kicksOffAt, zone, expected) => {
  expect(kickOffDay(kicksOffAt, now, zone)).toBe(expected)
})

it('on 31 December, a kick-off on 1 January counts as tomorrow', () => {
  expect(kickOffDay('2027-01-01T00:30:00Z', '2026-12-31T22:00:00Z', 'UTC')).toBe('tomorrow')
})
