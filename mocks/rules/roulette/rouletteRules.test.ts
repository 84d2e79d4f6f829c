import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { settleChips } from '../table/tableChips.ts'
import { colorOf, coveredNumbers, wheelNumbers } from './rouletteNumbers.ts'
import { europeanRules, frenchRules, rtp } from './rouletteRules.ts'

/** Odds of a spot (to one), by how many numbers it covers. */
const odds: Readonly<Record<number, number>> = { 1: 35, 2: 17, 3: 11, 4: 8, 6: 5, 12: 2, 18: 1 }
/** Red numbers, written down independently of the layout. */
const reds = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ')

/** True if the spot wins according to its name. */
function isWon(spot: string, number: number): boolean {
  const [kind = '', rest = ''] = spot.split('/')
  switch (kind) {
    case 'red':
      return reds.includes(String(number))
    case 'black':
      return number > 0 && !reds.includes(String(number))
    case 'even':
      return number > 0 && number % 2 === 0
    case 'odd':
      return number % 2 === 1
    case 'low':
      return number >= 1 && number <= 18
    case 'high':
      return number >= 19
    case 'dozen':
      return number > 0 && Math.ceil(number / 12) === Number(rest)
    case 'column':
      return number > 0 && ((number - 1) % 3) + 1 === Number(rest)
    default:
      return rest.split('-').map(Number).includes(number)
  }
}

describe('layout of roulette', () => {
  it('the layout has every spot of a European roulette table exactly once', () => {
    const kinds = new Map<string, number>()
    for (const spot of coveredNumbers.keys()) {
      const kind = spot.split('/')[0] ?? ''
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    expect(Object.fromEntries(kinds)).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 23,
      line: 11,
      column: 3,
      dozen: 3,
      red: 1,
      black: 1,
      even: 1,
      odd: 1,
      low: 1,
      high: 1,
    })
    for (const spot of coveredNumbers.keys()) expect(spot).toMatch(/^[A-Za-z0-9/-]{1,40}$/)
  })

  it('each split covers two numbers that are adjacent on the layout', () => {
    for (const [spot, [low = 0, high = 0]] of coveredNumbers) {
      if (!spot.startsWith('split/')) continue
      const isNeighbour =
        low === 0 ? high <= 3 : high - low === 3 || (high - low === 1 && low % 3 !== 0)
      expect(isNeighbour, spot).toBe(true)
    }
  })

  it('the wheel has each number once, and its red and black numbers alternate', () => {
    expect(wheelNumbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, number) => number),
    )
    const colors = wheelNumbers.slice(1).map(colorOf)
    colors.forEach((color, at) => {
      expect(color).toBe(at % 2 === 0 ? 'red' : 'black')
    })
  })
})

describe('settlement of roulette', () => {
  it('[PLAY-02] each spot of a roulette bet is paid by the odds for the numbers that it covers', () => {
    const spots = fc.subarray([...coveredNumbers.keys()], { minLength: 1, maxLength: 60 })
    const stake = fc.integer({ min: 1, max: 50_000 }).map((tens) => tens * 10)
    fc.assert(
      fc.property(
        spots,
        stake,
        fc.nat({ max: 36 }),
        fc.boolean(),
        (names, amount, number, isFrench) => {
          const rules = isFrench ? frenchRules : europeanRules
          const chips = names.map((spot) => ({ spot, stake: amount }))
          for (const { spot, win } of settleChips(rules, chips, [String(number)])) {
            const price = odds[coveredNumbers.get(spot)?.length ?? 0] ?? 0
            const half = isFrench && number === 0 && price === 1 ? amount / 2 : 0
            expect(win, spot).toBe(isWon(spot, number) ? amount * (price + 1) : half)
            expect(Number.isInteger(win)).toBe(true)
          }
        },
      ),
      { numRuns: propertyRuns(500, 60) },
    )
  })

  it('[PLAY-09] every spot of roulette has an RTP of 36/37; with la partage, even chances have an RTP of 73/74', () => {
    for (const { rtp: spotRtp } of europeanRules.spots.values()) expect(spotRtp).toBe(rtp.european)
    for (const [spot, { rtp: spotRtp, highest }] of frenchRules.spots) {
      expect(spotRtp, spot).toBe(highest === 2 ? rtp.french : rtp.european)
    }
    expect(rtp).toEqual({
      european: Math.round(360_000 / 37),
      french: Math.round(730_000 / 74),
    })
  })

  it('the draw yields every number of the wheel about equally often', () => {
    const randomBytes = seededBytes('roulette')
    const drawn = new Map<string, number>()
    for (let round = 0; round < 37_000; round += 1) {
      const [number = ''] = europeanRules.draw(randomBytes)
      drawn.set(number, (drawn.get(number) ?? 0) + 1)
    }
    expect(drawn.size).toBe(37)
    // A chi-squared value with 36 degrees of freedom exceeds 81 in less than one of 25,000 samples.
    const chi = [...drawn.values()].reduce(
      (total, count) => total + (count - 1_000) ** 2 / 1_000,
      0,
    )
    expect(chi).toBeLessThan(81)
  })
})
