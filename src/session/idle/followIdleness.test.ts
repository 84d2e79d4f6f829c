import { expect, it } from 'vitest'
import { idleState, warningBefore } from './followIdleness.ts'

const minute = 60_000
const limit = 30 * minute
const start = { steady: 5_000, wall: Date.parse('2026-11-21T12:00:00Z') }
const later = (minutes: number, jump = 0) => ({
  steady: start.steady + minutes * minute,
  wall: start.wall + minutes * minute + jump,
})

it('an idle page is active until two minutes before the limit, then warns, then locks', () => {
  expect(idleState(start, later(27.9), limit)).toEqual({ kind: 'active' })
  const endsAt = start.steady + limit
  expect(idleState(start, later(28), limit)).toEqual({ kind: 'warning', endsAt })
  expect(idleState(start, later(29.9), limit)).toEqual({ kind: 'warning', endsAt })
  expect(idleState(start, later(30), limit)).toEqual({ kind: 'locked' })
})

it('after a sleep, or a clock that is set ahead, an idle page warns instead of locking at once', () => {
  const at = later(1, 24 * 60 * minute)
  expect(idleState(start, at, limit)).toEqual({
    kind: 'warning',
    endsAt: at.steady + warningBefore,
  })
})

it('a clock that is set back does not delay the lock of an idle page', () => {
  expect(idleState(start, later(1, -24 * 60 * minute), limit)).toEqual({ kind: 'active' })
  expect(idleState(start, later(30, -24 * 60 * minute), limit)).toEqual({ kind: 'locked' })
})
