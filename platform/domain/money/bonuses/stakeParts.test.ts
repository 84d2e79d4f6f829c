import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareWin, splitOverBonuses } from './stakeParts.ts'

const bonuses = [
  { id: 'bo-1', balance: 300 },
  { id: 'bo-2', balance: 0 },
  { id: 'bo-3', balance: 500 },
]

describe('a stake that bonuses help to pay', () => {
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
  ] as const)('takes %d from them in their order', (missing, expected) => {
    const parts = splitOverBonuses(missing, bonuses)
    expect(parts?.map(({ bonusId, amount }) => [bonusId, amount])).toEqual(expected)
  })

  it('is not paid at all when they hold too little', () => {
    expect(splitOverBonuses(801, bonuses)).toBeUndefined()
    expect(splitOverBonuses(1, [])).toBeUndefined()
  })

  it('shares its win so that no part gets more than it staked of it, and a return is exact', () => {
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
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(win)
          expect(shareWin(stake, stake, parts)).toEqual(list)
        },
      ),
    )
  })
})
