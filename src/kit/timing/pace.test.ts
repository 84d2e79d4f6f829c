import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('an action is dropped when it comes too soon after the last action', () => {
  const pace = createPace(1000)
  const action = vi.fn()
  pace.run(action)
  vi.advanceTimersByTime(999)
  pace.run(action)
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  pace.run(action)
  expect(action).toHaveBeenCalledTimes(2)
})

it('a deferred action runs as soon as the minimum interval has passed', () => {
  const pace = createPace(1000)
  const undo = vi.fn()
  pace.run(() => {})
  pace.runLater(undo)
  expect(undo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(undo).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  pace.runLater(undo)
  expect(undo).toHaveBeenCalledTimes(2)
})

it('a deferred action still runs when its timer fires a fraction of a millisecond too soon', () => {
  // Chromium rounds a delay of 999.6 ms down to 999 ms.
  let time = 0.4
  const pace = createPace(1000, () => time)
  const undo = vi.fn()
  pace.run(() => {})
  time = 0.8
  pace.runLater(undo)
  time = 1000.3
  vi.advanceTimersByTime(1000)
  expect(undo).not.toHaveBeenCalled()
  time = 1001.3
  vi.advanceTimersByTime(1)
  expect(undo).toHaveBeenCalledTimes(1)
})
