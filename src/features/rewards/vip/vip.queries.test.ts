import { expect, it } from 'vitest'
import { nextChange } from './vip.queries.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const hour = 3_600_000
const bonus = { kind: 'WEEKLY', rank: 1, amount: '3.00', state: 'CLAIMED' } as const
const week = {
  ...bonus,
  bonusId: 'week-2026-11-16',
  from: '2026-11-16T03:00:00Z',
  until: '2026-11-23T03:00:00Z',
}

it.each([
  ['the end of the week', { bonuses: [week] }, 15 * hour],
  [
    'the end of the period that keeps the level',
    { bonuses: [week], keptUntil: '2026-11-22T13:00:00Z' },
    hour,
  ],
  ['a day when no change is nearer', { bonuses: [], keptUntil: '2026-12-09T00:00:00Z' }, 24 * hour],
  ['a day when no change is due', { bonuses: [{ ...bonus, bonusId: 'level-1' }] }, 24 * hour],
])('nextChange returns the wait for %s', (_what, vip, wait) => {
  expect(nextChange(vip, now)).toBe(wait + 1000)
})
