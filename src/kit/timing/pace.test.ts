import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('drops what comes too soon, wherever it comes from', () => {
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

it('keeps what may wait until its time comes', () => {
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
