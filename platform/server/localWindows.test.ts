import { expect, it } from 'vitest'
import { createLocalWindows } from './localWindows.ts'

const twice = { calls: 2, window: 60_000 }

it('a window takes as many calls as it may, and then says how long to wait', () => {
  const windows = createLocalWindows()
  expect(windows.count('ana', twice, 0)).toBe(0)
  expect(windows.count('ana', twice, 20_000)).toBe(0)
  expect(windows.count('ana', twice, 20_000)).toBe(40_000)
  expect(windows.count('bruno', twice, 20_000)).toBe(0)
  expect(windows.count('ana', twice, 60_000)).toBe(0)
})

it('a flood of callers pushes out what has ended, and then the oldest', () => {
  const windows = createLocalWindows(2)
  windows.count('ended', { calls: 1, window: 10 }, 0)
  windows.count('ana', { calls: 1, window: 60_000 }, 20)
  windows.count('bruno', { calls: 1, window: 60_000 }, 20)
  expect(windows.count('ana', { calls: 1, window: 60_000 }, 30)).toBeGreaterThan(0)
  windows.count('carla', { calls: 1, window: 60_000 }, 30)
  expect(windows.count('bruno', { calls: 1, window: 60_000 }, 30)).toBeGreaterThan(0)
  expect(windows.count('ana', { calls: 1, window: 60_000 }, 30)).toBe(0)
})

it('a window of a clock that was a day ahead shuts nobody out when it is right again', () => {
  const windows = createLocalWindows()
  const day = 86_400_000
  expect(windows.count('ana', twice, day)).toBe(0)
  expect(windows.count('ana', twice, day)).toBe(0)
  expect(windows.count('ana', twice, day)).toBe(60_000)
  expect(windows.count('ana', twice, 0)).toBe(0)
  expect(windows.count('ana', twice, 0)).toBe(0)
  expect(windows.count('ana', twice, 0)).toBe(60_000)
  expect(windows.count('ana', twice, day)).toBe(0)
})
