import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { discsOf } from './stacks.ts'
import {
  chipsOf,
  chipValues,
  doubled,
  type Moves,
  nextBox,
  problemOf,
  stakesOf,
  totalOf,
  withoutLast,
} from './tableBets.ts'

const chip = fc.record({
  spot: fc.constantFrom('red', 'odd', 'straight/7'),
  stake: fc.constantFrom(100, 200, 500),
})
const moves: fc.Arbitrary<Moves> = fc.array(fc.array(chip, { minLength: 1, maxLength: 4 }))

const limits = { maximum: 10_000, maximumOf: () => 5_000, spots: 3, balance: 8_000 }

describe('chips on the table that are not placed yet', () => {
  it('a bet has one entry for each spot, and their total equals the total of all moves', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const chips = chipsOf(steps)
        expect(new Set(chips.map(({ spot }) => spot)).size).toBe(chips.length)
        expect(chips.reduce((sum, { stake }) => sum + stake, 0)).toBe(totalOf(steps))
      }),
      { numRuns: propertyRuns(200, 40) },
    )
  })

  it('doubling doubles the stake on every spot, and undo restores the previous stakes', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const twice = doubled(steps)
        for (const [spot, stake] of stakesOf(steps))
          expect(stakesOf(twice).get(spot)).toBe(2 * stake)
        expect(stakesOf(twice.slice(0, -1))).toEqual(stakesOf(steps))
      }),
      { numRuns: propertyRuns(200, 40) },
    )
  })

  it('removing a chip removes the last chip of the spot and leaves the other chips', () => {
    const steps = [
      [{ spot: 'red', stake: 100 }],
      [
        { spot: 'red', stake: 200 },
        { spot: 'odd', stake: 200 },
      ],
      [{ spot: 'odd', stake: 500 }],
    ]
    expect(withoutLast(steps, 'red')).toEqual([steps[0], [{ spot: 'odd', stake: 200 }], steps[2]])
    expect(withoutLast(steps, 'odd')).toEqual([steps[0], steps[1]])
    expect(withoutLast(steps, 'even')).toEqual(steps)
  })

  it.each([
    ['a spot above its maximum', [[{ spot: 'a', stake: 5_100 }]], 'SPOT_FULL'],
    [
      'more spots than allowed',
      ['a', 'b', 'c', 'd'].map((spot) => [{ spot, stake: 100 }]),
      'SPOTS_FULL',
    ],
    [
      'a total above the maximum',
      ['a', 'b', 'c'].map((spot) => [{ spot, stake: 4_000 }]),
      'TABLE_FULL',
    ],
    ['a total above the balance', ['a', 'b'].map((spot) => [{ spot, stake: 4_100 }]), 'NO_MONEY'],
  ])('a bet with %s is refused', (_, steps, kind) => {
    expect(problemOf(steps, limits)?.kind).toBe(kind)
  })

  it('a bet that reaches its limits exactly is allowed', () => {
    const steps = [[{ spot: 'a', stake: 5_000 }], [{ spot: 'b', stake: 3_000 }]]
    expect(problemOf(steps, limits)).toBeUndefined()
  })

  it('the chip values are multiples of the minimum stake, up to the maximum stake', () => {
    expect(chipValues({ minimum: 50, maximum: 1_000 })).toEqual([50, 100, 250, 500])
    expect(chipValues({ minimum: 500, maximum: 2_500_000 })).toHaveLength(6)
  })

  it('a stack shows the most valuable chips of its amount, four at most', () => {
    const values = [100, 200, 500, 1_000]
    expect(discsOf(values, 1_700)).toEqual([3, 2, 1])
    expect(discsOf(values, 10_000)).toEqual([3, 3, 3, 3])
    expect(discsOf(values, 50)).toEqual([0])
  })
})

describe('moving the focus with arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)]

  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', undefined],
    [0, 'ArrowDown', 3],
    [4, 'ArrowUp', 1],
    [4, 'ArrowLeft', 3],
    [2, 'ArrowDown', 4],
  ] as const)('from box %i %s leads to box %s', (from, key, to) => {
    expect(nextBox(boxes, from, key)).toBe(to)
  })
})
