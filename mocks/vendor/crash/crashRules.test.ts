import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { isFullRun, propertyRuns } from '../../../tests/support/extent.ts'
import { highestMultiplier } from '../fair/winCap.ts'
import { crashOf, flightTime, multiplierAt, paidMultiplier } from './crashRules.ts'

const range = 2n ** 52n
const toHex = (bits: bigint) => bits.toString(16).padStart(13, '0')

/**
 * Counts, by binary search, how many of the 2^52 draws lead to a flight that reaches a multiplier.
 */
function drawsReaching(target: number, rtp: number): bigint {
  let low = 0n
  let high = range
  while (low < high) {
    const middle = (low + high) / 2n
    if (crashOf(toHex(middle), rtp) >= target) high = middle
    else low = middle + 1n
  }
  return range - low
}

describe('crash of a flight', () => {
  it.each([
    ['0000000000000', 100],
    ['028f5c28f5c28', 100],
    ['8000000000000', 198],
    ['fffffffffffff', highestMultiplier],
  ])('a flight with the random digits %s crashes at %i hundredths', (digits, expected) => {
    expect(crashOf(digits, 9_900)).toBe(expected)
  })

  it.each([9_700, 9_800, 9_900])(
    '[PLAY-09] every automatic cash-out has exactly the RTP %i, by counting the draws',
    (rtp) => {
      fc.assert(
        fc.property(fc.integer({ min: 101, max: highestMultiplier }), (target) => {
          const returned = (Number(drawsReaching(target, rtp)) / Number(range)) * target * 100
          expect(returned).toBeCloseTo(rtp, 6)
        }),
        { seed: 44, numRuns: propertyRuns(2_000), examples: [[101], [highestMultiplier]] },
      )
    },
  )

  it('[PLAY-09] the simulated return of an automatic cash-out at 2.00 is within four standard errors', () => {
    const flights = isFullRun ? 200_000 : 4_000
    const bytes = seededBytes('crash')
    const target = 200
    let paid = 0
    for (let flight = 0; flight < flights; flight += 1) {
      const hex = Array.from(bytes(7), (byte) => byte.toString(16).padStart(2, '0')).join('')
      if (crashOf(hex, 9_900) >= target) paid += 1
    }
    const chance = 0.99 / 2
    const error = Math.sqrt(flights * chance * (1 - chance))
    expect(Math.abs(paid - flights * chance)).toBeLessThan(4 * error)
  })
})

describe('flight', () => {
  it('a multiplier is reached exactly at its flight time, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: highestMultiplier }), (multiplier) => {
        const time = flightTime(multiplier)
        expect(multiplierAt(time)).toBeGreaterThanOrEqual(multiplier)
        expect(multiplierAt(time - 1)).toBeLessThan(multiplier)
      }),
      { seed: 44, numRuns: propertyRuns(20_000, 500) },
    )
  })

  it('the multiplier is 1.00 at and before the take-off, and has a maximum', () => {
    expect(multiplierAt(0)).toBe(100)
    expect(multiplierAt(-86_400_000)).toBe(100)
    expect(multiplierAt(86_400_000)).toBe(highestMultiplier)
  })

  it('an automatic cash-out pays its target if the flight reaches it, otherwise nothing', () => {
    expect(paidMultiplier(200, 200)).toBe(200)
    expect(paidMultiplier(1_000, 150)).toBe(150)
    expect(paidMultiplier(199, 200)).toBeUndefined()
    expect(paidMultiplier(100, 101)).toBeUndefined()
  })
})
