import { describe, expect, it } from 'vitest'
import { seedOf } from './seed.ts'

describe('a seed', () => {
  it('is the same for the same place, in every run', () => {
    expect(seedOf('GET /pets', '200')).toBe(3_242_581_366)
  })

  it('differs between places, also where their parts read the same together', () => {
    const seeds = [
      seedOf('GET /a', '200'),
      seedOf('GET /a', '404'),
      seedOf('GET /b', '200'),
      seedOf('GET /a2', '00'),
      seedOf('GET /a', '2', '00'),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('is an integer that every generator takes', () => {
    for (const place of ['', 'ação', '😀', 'GET /a']) {
      const seed = seedOf(place)
      expect(seed).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(seed) && seed < 2 ** 32).toBe(true)
    }
  })
})
