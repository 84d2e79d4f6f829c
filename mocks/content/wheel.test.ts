import { expect, it } from 'vitest'
import { wheel } from './wheel.ts'

it("[PROMO-07] the weights of the wheel's prizes add up to 10,000, and each prize has its own id", () => {
  expect(wheel.prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
  expect(new Set(wheel.prizes.map(({ id }) => id)).size).toBe(wheel.prizes.length)
})
