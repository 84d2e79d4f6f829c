import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawEnvelope, rainsAround } from './redEnvelopes.ts'

const rains = {
  everyHours: 3,
  openFor: 3_600_000,
  pot: 500_000,
  envelopes: 500,
  least: 100,
  most: 8_888,
}

describe('red envelopes', () => {
  it('[PROMO-06] red envelopes contain at least the minimum and together never exceed their pot, for any random draws', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 1,
      maxLength: 50,
    })
    fc.assert(
      fc.property(chances, fc.integer({ min: 1, max: rains.envelopes }), (draws, envelopes) => {
        const pot = { left: Math.max(rains.pot / 10, envelopes * 100), envelopes }
        let given = 0
        for (let turn = 0; pot.envelopes > 0; turn += 1) {
          const chance = draws[turn % draws.length] ?? 0
          const amount = drawEnvelope(rains, pot, (bound) => Math.floor(chance * bound))
          expect(amount).toBeGreaterThanOrEqual(100)
          expect(amount).toBeLessThanOrEqual(8_888)
          given += amount
          pot.left -= amount
          pot.envelopes -= 1
          expect(pot.left).toBeGreaterThanOrEqual(pot.envelopes * 100)
        }
        expect(given).toBeLessThanOrEqual(Math.max(rains.pot / 10, envelopes * 100))
      }),
    )
  })

  it('red envelopes can be opened every three hours of São Paulo time, for one hour', () => {
    const falls = rainsAround(rains, Date.parse('2026-11-21T16:30:00Z'))
    expect(falls.map(({ id }) => id)).toEqual([
      ...['rain-2026-11-21-12', 'rain-2026-11-21-15', 'rain-2026-11-21-18', 'rain-2026-11-21-21'],
    ])
    expect(falls[0]).toMatchObject({
      opensAt: Date.parse('2026-11-21T15:00:00Z'),
      closesAt: Date.parse('2026-11-21T16:00:00Z'),
    })
  })
})
