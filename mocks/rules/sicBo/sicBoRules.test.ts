import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { settleChips } from '../table/tableChips.ts'
import { rtp, sicBoRules } from './sicBoRules.ts'

/** Number of throws out of 216 with each total from 3 to 18. */
const ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
const die = fc.integer({ min: 1, max: 6 })
const dice = fc.tuple(die, die, die)

/** Odds (to one) of a spot for a throw, written down independently of the rules. */
function oddsOf(spot: string, throwOfDice: readonly number[]): number {
  const [kind = '', rest = ''] = spot.split('/')
  const [a = 0, b = 0, c = 0] = throwOfDice.toSorted((one, other) => one - other)
  const total = a + b + c
  const isTriple = a === c
  const shown = throwOfDice.filter((face) => String(face) === rest).length
  switch (kind) {
    case 'small':
      return !isTriple && total >= 4 && total <= 10 ? 1 : 0
    case 'big':
      return !isTriple && total >= 11 && total <= 17 ? 1 : 0
    case 'odd':
      return !isTriple && total % 2 === 1 ? 1 : 0
    case 'even':
      return !isTriple && total % 2 === 0 ? 1 : 0
    case 'anyTriple':
      return isTriple ? 30 : 0
    case 'triple':
      return shown === 3 ? 180 : 0
    case 'double':
      return shown >= 2 ? 11 : 0
    case 'die':
      return [0, 1, 2, 12][shown] ?? 0
    case 'pair':
      return [`${a}-${b}`, `${b}-${c}`, `${a}-${c}`].includes(rest) ? 6 : 0
    default: {
      const prices = new Map([
        [4, 62],
        [5, 31],
        [6, 18],
        [7, 12],
        [8, 8],
        [9, 7],
        [10, 6],
      ])
      const low = total > 10 ? 21 - total : total
      return total === Number(rest) ? (prices.get(low) ?? 0) : 0
    }
  }
}

describe('settlement of sic bo', () => {
  it('[PLAY-02] each spot of a sic bo bet is paid by the three dice', () => {
    const spots = fc.subarray([...sicBoRules.spots.keys()], { minLength: 1 })
    const stake = fc.integer({ min: 1, max: 50_000 }).map((tens) => tens * 10)
    fc.assert(
      fc.property(spots, stake, dice, (names, amount, throwOfDice) => {
        const chips = names.map((spot) => ({ spot, stake: amount }))
        for (const { spot, win } of settleChips(sicBoRules, chips, throwOfDice.map(String))) {
          const price = oddsOf(spot, throwOfDice)
          expect(win, `${spot} ${throwOfDice}`).toBe(price === 0 ? 0 : amount * (price + 1))
        }
      }),
      { numRuns: propertyRuns(500, 60) },
    )
  })

  it('[PLAY-09] the RTP of every spot of sic bo follows from its price and the number of its winning throws', () => {
    expect(sicBoRules.spots.size).toBe(4 + 1 + 14 + 18 + 15)
    const rtpOf = (spot: string) => sicBoRules.spots.get(spot)?.rtp
    const chances = ['small', 'big', 'odd', 'even'].map(rtpOf)
    expect(new Set(chances)).toEqual(new Set([rtp]))
    expect(rtp).toBe(Math.round((105 * 2 * 10_000) / 216))
    const prices = [63, 32, 19, 13, 9, 8, 7, 7, 8, 9, 13, 19, 32, 63]
    prices.forEach((price, index) => {
      const expected = Math.round(((ways[index + 1] ?? 0) * price * 10_000) / 216)
      expect(rtpOf(`total/${index + 4}`), `total ${index + 4}`).toBe(expected)
    })
    expect(rtpOf('anyTriple')).toBe(8_611)
    expect(rtpOf('pair/2-5')).toBe(9_722)
    expect(rtpOf('double/3')).toBe(8_889)
    expect(rtpOf('triple/3')).toBe(8_380)
    expect(rtpOf('die/6')).toBe(9_630)
  })

  it('the draw throws three dice with the distribution of fair dice', () => {
    const randomBytes = seededBytes('sic bo')
    const totals = new Map<number, number>()
    for (let round = 0; round < 21_600; round += 1) {
      const thrown = sicBoRules.draw(randomBytes).map(Number)
      expect(thrown).toHaveLength(3)
      const total = thrown.reduce((sum, face) => sum + face, 0)
      totals.set(total, (totals.get(total) ?? 0) + 1)
    }
    ways.forEach((count, index) => {
      const expected = count * 100
      const error = Math.sqrt(expected * (1 - count / 216))
      expect(Math.abs((totals.get(index + 3) ?? 0) - expected)).toBeLessThan(4.5 * error)
    })
  })
})
