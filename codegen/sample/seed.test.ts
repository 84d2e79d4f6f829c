import { describe, expect, it } from 'vitest'
import { seedOf } from './seed.ts'

describe('seeds', () => {
  it('the seed of a value is the same in every run', () => {
    expect(seedOf('GET /pets', '200')).toBe(3_242_581_366)
  })

  it('seeds of distinct values differ, even if the parts of the values join to the same text', () => {
    const seeds = [
      seedOf('GET /a', '200'),
      seedOf('GET /a', '404'),
      seedOf('GET /b', '200'),
      seedOf('GET /a2', '00'),
      seedOf('GET /a', '2', '00'),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('seeds are unsigned 32-bit integers', () => {
    for (const place of ['', 'ação', '😀', 'GET /a']) {
      const seed = seedOf(place)
      expect(seed).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(seed) && seed < 2 ** 32).toBe(true)
    }
  })
})
