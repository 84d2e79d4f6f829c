import { describe, expect, it } from 'vitest'
import { jackpotAt } from './jackpot.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute
const monday = Date.UTC(2026, 10, 16, 3)

describe('jackpot', () => {
  it('[CONST-32] the jackpot is between 100 and 300 million in every week of ten years', () => {
    for (let count = 0; count < 520; count += 1) {
      const first = monday + count * week
      expect(jackpotAt(first).amount).toBeGreaterThanOrEqual(10_000_000_000)
      expect(jackpotAt(first + week - 1).amount).toBeLessThan(30_000_000_000)
    }
  })

  it('[LOB-39] the jackpot grows at its stated rate and restarts at the beginning of the week', () => {
    const { amount, perMinute } = jackpotAt(monday + minute)
    expect(jackpotAt(monday + 11 * minute).amount).toBe(amount + 10 * perMinute)
    const last = jackpotAt(monday + week - 1).amount
    expect(jackpotAt(monday + week).amount).toBeLessThan(last)
  })
})
