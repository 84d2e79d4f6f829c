import { expect, it } from 'vitest'
import { createLocalWindows } from './localWindows.ts'

const twice = { calls: 2, window: 60_000 }

it('a rate-limit window accepts calls up to its limit, and then returns the time to wait', () => {
  const windows = createLocalWindows()
  expect(windows.count('ana', twice, 0)).toBe(0)
  expect(windows.count('ana', twice, 20_000)).toBe(0)
  expect(windows.count('ana', twice, 20_000)).toBe(40_000)
  expect(windows.count('bruno', twice, 20_000)).toBe(0)
  expect(windows.count('ana', twice, 60_000)).toBe(0)
})

it('at the maximum number of rate-limit windows, a new window replaces an expired one, or else the oldest one', () => {
  const windows = createLocalWindows(2)
  windows.count('ended', { calls: 1, window: 10 }, 0)
  windows.count('ana', { calls: 1, window: 60_000 }, 20)
  windows.count('bruno', { calls: 1, window: 60_000 }, 20)
  expect(windows.count('ana', { calls: 1, window: 60_000 }, 30)).toBeGreaterThan(0)
  windows.count('carla', { calls: 1, window: 60_000 }, 30)
  expect(windows.count('bruno', { calls: 1, window: 60_000 }, 30)).toBeGreaterThan(0)
  expect(windows.count('ana', { calls: 1, window: 60_000 }, 30)).toBe(0)
})

it('a rate-limit window that was started by a clock a day ahead is ignored once the clock is right', () => {
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
