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
  ['its end while one falls', '2026-11-21T12:30:00Z', 1_801_000],
  ['the next beginning in between', '2026-11-21T14:59:00Z', 61_000],
  ['nothing after all of them', '2026-11-21T16:00:00Z', undefined],
])('rains are read again at %s', (_, now, expected) => {
  expect(untilChange(rains, Date.parse(now))).toBe(expected)
})
