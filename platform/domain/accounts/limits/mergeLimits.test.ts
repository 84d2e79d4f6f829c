import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeLimits } from './mergeLimits.ts'
import { limitInForce } from './playerLimits.ts'

const now = 1_000
const size = fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 })
const limit = fc
  .record({ amount: size, pendingAmount: size, pendingAt: fc.option(fc.integer({ max: 2_000 })) })
  .map((one) => (one.pendingAt === null ? { ...one, pendingAmount: null } : one))
const toComparable = (amount: number | null) => amount ?? Number.POSITIVE_INFINITY

it('[SAFE-02] a merged limit is at no time looser than either of the two', () => {
  fc.assert(
    fc.property(limit, limit, fc.integer({ min: now, max: 2_100 }), (one, other, at) => {
      const merged = toComparable(limitInForce(mergeLimits(one, other, now), at))
      expect(merged).toBeLessThanOrEqual(toComparable(limitInForce(one, at)))
      expect(merged).toBeLessThanOrEqual(toComparable(limitInForce(other, at)))
    }),
  )
})

it('a merged limit equals the stricter of the two limits once all pending raises have taken effect', () => {
  fc.assert(
    fc.property(limit, limit, (one, other) => {
      const end = (some: Parameters<typeof limitInForce>[0]) =>
        toComparable(limitInForce(some, 2_100))
      expect(end(mergeLimits(one, other, now))).toBe(Math.min(end(one), end(other)))
    }),
  )
})
