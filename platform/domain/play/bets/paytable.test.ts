import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../base/chance/seededBytes.ts'
import { type Paytable, paytableOf, playRound } from './paytable.ts'

const gameTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT']
const rtps = [4_900, 8_500, 9_217, 9_500, 9_651, 9_680, 9_894, 9_999]

/**
 * Sum that a paytable pays over all of its rounds, and sum of the stakes, both in the same unit.
 */
function paidOf({ prizes, total }: Paytable) {
  const paid = prizes.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0)
  return { paid, staked: total * 100 }
}

describe('paytable', () => {
  it.each(gameTypes)('the paytable of %s pays back exactly the RTP of its game', (gameType) => {
    for (const rtp of rtps) {
      const { paid, staked } = paidOf(paytableOf(gameType, rtp))
      expect(paid * 10_000).toBe(rtp * staked)
    }
  })

  it.each([105, 150, 187, 200, 333, 1_250])(
    'a paytable with odds of %d hundredths pays back exactly the RTP of its game',
    (odds) => {
      const { paid, staked } = paidOf(paytableOf('SPORTS', 9_471, odds))
      expect(paid * 10_000).toBe(9_471 * staked)
    },
  )

  it.each(gameTypes)(
    'the paytable of %s has whole weights and leaves losing rounds',
    (gameType) => {
      for (const rtp of rtps) {
        const { prizes, total } = paytableOf(gameType, rtp)
        expect(prizes.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true)
        expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(total)
      }
    },
  )

  it('a paytable with an RTP of 100 % is refused', () => {
    expect(() => paytableOf('RNG', 10_000)).toThrow(RangeError)
  })
})

describe('rounds drawn from a paytable', () => {
  it('the weight of a prize is the number of random values that win the prize', () => {
    const table: Paytable = { prizes: [{ multiplier: 150, weight: 2 }], total: 3 }
    const drawing = (value: number) => () => Uint8Array.of(0, 0, 0, value)
    expect([0, 1, 2].map((value) => playRound(table, drawing(value)))).toEqual([150, 150, 0])
  })

  it('rounds from the same random bytes have the same results', () => {
    const play = () => {
      const bytes = seededBytes('one')
      return Array.from({ length: 50 }, () => playRound(paytableOf('RNG', 9_650), bytes))
    }
    expect(play()).toEqual(play())
    expect(new Set(play()).size).toBeGreaterThan(2)
  })

  it('a round discards random bytes that would bias the outcome', () => {
    const bytes = [Uint8Array.of(255, 255, 255, 255), Uint8Array.of(0, 0, 0, 0)]
    const table: Paytable = { prizes: [{ multiplier: 200, weight: 1 }], total: 1_000 }
    expect(playRound(table, () => bytes.shift() ?? Uint8Array.of(0, 0, 0, 9))).toBe(200)
    expect(bytes).toEqual([])
  })
})
