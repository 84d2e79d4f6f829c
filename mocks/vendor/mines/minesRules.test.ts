import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { isFullRun } from '../../../tests/support/extent.ts'
import { pickPlaces } from '../fair/fairChance.ts'
import { cappedMultiplier, highestWin, payoutOf } from '../fair/winCap.ts'
import {
  isMineCount,
  isTile,
  lastOpening,
  mostMines,
  multiplierOf,
  safeChance,
  tileCount,
} from './minesRules.ts'

const mineCounts = Array.from({ length: mostMines }, (_, at) => at + 1)
const openings = (mines: number) => Array.from({ length: tileCount - mines }, (_, at) => at + 1)

describe('multipliers of mines', () => {
  it.each([
    [3, 1, 112],
    [3, 5, 199],
    [5, 10, 1_751],
    [1, 1, 103],
    [24, 1, 2_475],
  ])(
    'with %i mines and %i safe tiles the multiplier is %i hundredths',
    (mines, count, expected) => {
      expect(multiplierOf({ mines, rtp: 9_900 }, count)).toBe(expected)
    },
  )

  it.each([9_700, 9_800, 9_900])(
    '[PLAY-09] a cash-out after any tile has an RTP of at most %i, and rounding costs little',
    (rtp) => {
      for (const mines of mineCounts) {
        for (const opened of openings(mines)) {
          const chance = safeChance(mines, opened)
          const returned = chance * multiplierOf({ mines, rtp }, opened)
          expect(returned).toBeLessThanOrEqual(rtp / 100 + 1e-9)
          expect(returned).toBeGreaterThan(rtp / 100 - chance)
        }
      }
    },
  )

  it('the multiplier grows with every safe tile', () => {
    for (const mines of mineCounts) {
      for (const opened of openings(mines)) {
        const field = { mines, rtp: 9_700 }
        expect(multiplierOf(field, opened)).toBeGreaterThan(multiplierOf(field, opened - 1))
      }
    }
  })

  it('a bet is cashed out at the last multiplier within the cap', () => {
    for (const stake of [100, 1_000, 500_000]) {
      const cap = cappedMultiplier(stake, 500_000)
      for (const mines of mineCounts) {
        const field = { mines, rtp: 9_900 }
        const last = lastOpening(field, cap)
        expect(payoutOf(stake, multiplierOf(field, last))).toBeLessThanOrEqual(highestWin(500_000))
        const isAll = last === tileCount - mines
        expect(isAll || multiplierOf(field, last + 1) > cap).toBe(true)
      }
    }
  })
})

describe('field of mines', () => {
  it('[PLAY-09] every tile contains a mine equally often, within four standard errors', () => {
    const mines = 5
    const rounds = isFullRun ? 200_000 : 5_000
    const view = new DataView(seededBytes('mines')(4 * mines * rounds).buffer)
    const counts = Array.from({ length: tileCount }, () => 0)
    for (let round = 0; round < rounds; round += 1) {
      const numbers = Array.from(
        { length: mines },
        (_, at) => view.getUint32(4 * (round * mines + at)) / 2 ** 32,
      )
      for (const tile of pickPlaces(numbers, tileCount)) counts[tile] = (counts[tile] ?? 0) + 1
    }
    const share = mines / tileCount
    const error = Math.sqrt(rounds * share * (1 - share))
    for (const count of counts) expect(Math.abs(count - rounds * share)).toBeLessThan(4 * error)
  })

  it.each([0, 25, -1, 1.5, '3', null, Number.NaN, undefined])('%j mines are rejected', (mines) => {
    expect(isMineCount(mines)).toBe(false)
  })

  it.each([-1, 25, 0.5, '0', null, Number.POSITIVE_INFINITY])('the tile %j is rejected', (tile) => {
    expect(isTile(tile)).toBe(false)
  })
})
