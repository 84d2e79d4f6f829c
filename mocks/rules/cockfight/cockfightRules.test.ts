import { describe, expect, it } from 'vitest'
import { cockfightRules, rtp } from './cockfightRules.ts'

const { draw, spots, winOf } = cockfightRules

/** Outcomes for all 1,000 equally likely random numbers. */
const outcomes = Array.from({ length: 1_000 }, (_, number) =>
  draw((count) => {
    const bytes = new Uint8Array(count)
    new DataView(bytes.buffer).setUint32(0, number)
    return bytes
  }),
)

describe('rules of cockfights', () => {
  it.each([
    ['M', { meron: 1_900, fightDraw: 0, wala: 0 }],
    ['W', { meron: 0, fightDraw: 0, wala: 1_900 }],
    ['E', { meron: 1_000, fightDraw: 10_000, wala: 1_000 }],
  ])(
    'a stake of 10.00 on a fight with the result %s pays each spot by the rules',
    (winner, expected) => {
      const wins = [...spots.keys()].map((spot) => [spot, winOf(spot, 1_000, [winner])])
      expect(Object.fromEntries(wins)).toEqual(expected)
    },
  )

  it('[PLAY-09] the RTPs of cockfights are exact over all equally likely random numbers', () => {
    for (const [spot, { rtp: spotRtp }] of spots) {
      const paid = outcomes.reduce((sum, outcome) => sum + winOf(spot, 10, outcome), 0)
      expect(Math.round((paid * 10_000) / (outcomes.length * 10)), spot).toBe(spotRtp)
    }
    expect(spots.get('meron')?.rtp).toBe(rtp)
  })

  it('a cockfight bet pays whole minor units', () => {
    for (const spot of spots.keys()) {
      for (const winner of ['M', 'W', 'E']) {
        expect(Number.isInteger(winOf(spot, 1_230, [winner]))).toBe(true)
      }
    }
  })
})
