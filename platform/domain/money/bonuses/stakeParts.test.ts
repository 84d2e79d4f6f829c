import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareWin, splitOverBonuses } from './stakeParts.ts'

const bonuses = [
  { id: 'bo-1', balance: 300 },
  { id: 'bo-2', balance: 0 },
  { id: 'bo-3', balance: 500 },
]

describe('stake paid with bonuses', () => {
  it.each([
    [200, [['bo-1', 200]]],
    [
      450,
      [
        ['bo-1', 300],
        ['bo-3', 150],
      ],
    ],
    [
      800,
      [
        ['bo-1', 300],
        ['bo-3', 500],
      ],
    ],
    [0, []],
  ] as const)(
    'a missing stake of %d is taken from the bonuses in their order',
    (missingAmount, expected) => {
      const parts = splitOverBonuses(missingAmount, bonuses)
      expect(parts?.map(({ bonusId, amount }) => [bonusId, amount])).toEqual(expected)
    },
  )

  it('splitOverBonuses returns undefined when the bonuses hold less than the missing amount', () => {
    expect(splitOverBonuses(801, bonuses)).toBeUndefined()
    expect(splitOverBonuses(1, [])).toBeUndefined()
  })

  it('each bonus gets its share of a win, rounded down, and exactly its part of a returned stake', () => {
    const amount = fc.integer({ min: 1, max: 400_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 4 }),
        amount,
        fc.nat(),
        (list, real, win) => {
          const parts = list.map((one) => ({ amount: one }))
          const stake = list.reduce((sum, one) => sum + one, real)
          const shares = shareWin(win, stake, parts)
          for (const [index, part] of list.entries()) {
            const excess = win * part - (shares[index] ?? -1) * stake
            expect(excess).toBeGreaterThanOrEqual(0)
            expect(excess).toBeLessThan(stake)
          }
          expect(shareWin(stake, stake, parts)).toEqual(list)
        },
      ),
    )
  })
})
