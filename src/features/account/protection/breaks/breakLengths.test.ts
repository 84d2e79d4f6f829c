import { expect, it } from 'vitest'
import { endOf, lengthsOf } from './breakLengths.ts'

const now = Date.parse('2026-08-31T15:30:00.000Z')
const ends = (kind: Parameters<typeof lengthsOf>[0]) =>
  lengthsOf(kind).map((length) => {
    const end = endOf(length, now)
    return `${length.id} ${end === undefined ? 'never' : new Date(end).toISOString().slice(0, 16)}`
  })

it('the time-out lengths range from one day to six weeks', () => {
  expect(ends('TIME_OUT')).toEqual([
    '1d 2026-09-01T15:30',
    '2d 2026-09-02T15:30',
    '3d 2026-09-03T15:30',
    '1w 2026-09-07T15:30',
    '2w 2026-09-14T15:30',
    '30d 2026-09-30T15:30',
    '6w 2026-10-12T15:30',
  ])
})

it('the self-exclusion lengths range from one month to no end', () => {
  expect(ends('SELF_EXCLUSION')).toEqual([
    '1m 2026-09-30T15:30',
    '3m 2026-11-30T15:30',
    '6m 2027-02-28T15:30',
    '1y 2027-08-31T15:30',
    '2y 2028-08-31T15:30',
    '3y 2029-08-31T15:30',
    '5y 2031-08-31T15:30',
    'forGood never',
  ])
})
