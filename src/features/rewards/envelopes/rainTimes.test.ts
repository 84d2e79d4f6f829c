import { expect, it } from 'vitest'
import { type Rain, untilChange } from './rainTimes.ts'

const aRain = (opensAt: string, closesAt: string): Rain => ({
  id: `rain-${opensAt}`,
  opensAt,
  closesAt,
  pot: '5000.00',
  envelopesLeft: 500,
  status: 'COMING',
})
const rains = [
  aRain('2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'),
  aRain('2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z'),
]

it.each([
  ['the end of a current rain', '2026-11-21T12:30:00Z', 1_801_000],
  ['the next rain between two', '2026-11-21T14:59:00Z', 61_000],
  ['no change after the last rain', '2026-11-21T16:00:00Z', undefined],
])('untilChange returns the time to the next change: %s', (_, now, expected) => {
  expect(untilChange(rains, Date.parse(now))).toBe(expected)
})
