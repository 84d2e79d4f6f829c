import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { ranks, suits } from '../cards/shoe.ts'
import { dragonTigerRules, rtp } from './dragonTigerRules.ts'

const pack = ranks.flatMap((rank) => suits.map((suit) => rank + suit))
const { spots, winOf } = dragonTigerRules
const order = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')

/** Expected payouts of a stake of 1,000, written from the published rules. */
function expectedWins(dragon: string, tiger: string) {
  const lead = order.indexOf(dragon.slice(0, -1)) - order.indexOf(tiger.slice(0, -1))
  return {
    dragon: lead > 0 ? 2_000 : lead === 0 ? 500 : 0,
    tiger: lead < 0 ? 2_000 : lead === 0 ? 500 : 0,
    tie: lead === 0 ? 12_000 : 0,
    suitedTie: dragon === tiger ? 51_000 : 0,
  }
}

describe('rules of dragon tiger', () => {
  it('[PLAY-03] each spot of a dragon tiger bet is paid by the higher card', () => {
    for (const dragon of pack) {
      for (const tiger of pack) {
        const outcome = [`D:${dragon}`, `T:${tiger}`]
        const wins = [...spots.keys()].map((spot) => [spot, winOf(spot, 1_000, outcome)])
        expect(Object.fromEntries(wins)).toEqual(expectedWins(dragon, tiger))
      }
    }
  })

  it('a dragon tiger bet pays whole minor units', () => {
    const stake = fc.integer({ min: 1, max: 250_000 }).map((tens) => tens * 10)
    const card = fc.constantFrom(...pack)
    fc.assert(
      fc.property(card, card, stake, (dragon, tiger, amount) => {
        for (const spot of spots.keys()) {
          expect(Number.isInteger(winOf(spot, amount, [`D:${dragon}`, `T:${tiger}`]))).toBe(true)
        }
      }),
      { numRuns: propertyRuns(2_000, 100) },
    )
  })

  it('[PLAY-09] the RTPs of dragon tiger are exact over all pairs of cards from eight decks', () => {
    const sums = new Map<string, number>()
    for (const dragon of pack) {
      for (const tiger of pack) {
        const ways = 8 * (dragon === tiger ? 7 : 8)
        for (const [spot, win] of Object.entries(expectedWins(dragon, tiger))) {
          sums.set(spot, (sums.get(spot) ?? 0) + ways * win)
        }
      }
    }
    for (const [spot, { rtp: spotRtp }] of spots) {
      expect(spotRtp, spot).toBe(Math.round(((sums.get(spot) ?? 0) * 10) / (416 * 415)))
    }
    expect(spots.get('dragon')?.rtp).toBe(rtp)
  })
})
