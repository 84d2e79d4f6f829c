import { describe, expect, it } from 'vitest'
import { prizeAt, wheelPrizes } from './wheel.ts'

describe('the wheel', () => {
  it('[PROMO-07] has odds that add up to all of its places', () => {
    expect(wheelPrizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
    const counts = new Map<string, number>()
    for (let place = 0; place < 10_000; place += 1) {
      const { id } = prizeAt(place)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { id, weight } of wheelPrizes) expect(counts.get(id)).toBe(weight)
  })
})
