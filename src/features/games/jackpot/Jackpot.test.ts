import { expect, it } from 'vitest'
import { firstCount, growth, pauseBefore, poolAt } from './Jackpot.tsx'

const chances = [0, 0.2, 0.5, 0.8, 0.999_999]

it('[CONST-32] the simulated jackpot counter starts between 100 and 300 million', () => {
  expect(firstCount(0)).toBe(100_000_000)
  for (const chance of chances) {
    expect(firstCount(chance)).toBeGreaterThanOrEqual(100_000_000)
    expect(firstCount(chance)).toBeLessThanOrEqual(300_000_000)
  }
})

it('[CONST-33] the simulated jackpot counter grows by 100 to 500', () => {
  expect(chances.map(growth)).toEqual([100, 180, 300, 420, 500])
})

it('[CONST-34] the jackpot amount changes every 3, 4 or 5 seconds', () => {
  expect(chances.map(pauseBefore)).toEqual([3000, 3000, 4000, 5000, 5000])
})

it("a jackpot pool grows at the server's rate, to the cent", () => {
  const pool = { amount: '187402913.57', perMinute: '2482.20', at: '2026-11-21T12:00:00Z' }
  const at = Date.parse(pool.at)
  expect(poolAt(pool, at)).toBe('187402913.57')
  expect(poolAt(pool, at + 60_000)).toBe('187405395.77')
  expect(poolAt(pool, at + 30_000)).toBe('187404154.67')
  expect(poolAt(pool, at - 5000)).toBe('187402913.57')
})
