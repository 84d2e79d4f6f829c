import { describe, expect, it } from 'vitest'
import { coveredNumbers } from '../../../rules/roulette/rouletteNumbers.ts'
import { neighborChips, sectors, wheelNeighbors } from '../rouletteSectors.ts'
import { centreOf, layoutSpots, type Rect, uprightShape, wideShape } from './layout.ts'

const shapes = [
  ['wide', wideShape],
  ['upright', uprightShape],
] as const

const isIn = ({ x, y }: { x: number; y: number }, rect: Rect) =>
  x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height

describe('roulette layout on a screen', () => {
  it.each(shapes)('the %s layout shows every spot inside its drawing', (_, shape) => {
    const spots = layoutSpots(shape)
    expect(spots.map(({ name }) => name).sort()).toEqual([...coveredNumbers.keys()].sort())
    for (const { name, rect } of spots) {
      expect(rect.x, name).toBeGreaterThanOrEqual(0)
      expect(rect.y, name).toBeGreaterThanOrEqual(0)
      expect(rect.x + rect.width, name).toBeLessThanOrEqual(shape.width)
      expect(rect.y + rect.height, name).toBeLessThanOrEqual(shape.height)
    }
  })

  it.each(shapes)('a press on the centre of a spot of the %s layout hits that spot', (_, shape) => {
    const spots = layoutSpots(shape)
    for (const { name, rect } of spots) {
      const hit = spots.findLast((spot) => isIn(centreOf(rect), spot.rect))
      expect(hit?.name).toBe(name)
    }
  })

  it.each(shapes)('the spots of the %s layout are at least 24 units wide and high', (_, shape) => {
    for (const { name, rect } of layoutSpots(shape)) {
      expect(Math.min(rect.width, rect.height), name).toBeGreaterThanOrEqual(24)
    }
  })

  it.each(shapes)(
    'inside bets of the %s layout touch exactly the cells that they cover',
    (_, shape) => {
      const spots = layoutSpots(shape)
      const cells = spots.filter(({ kind }) => kind === 'straight')
      const touches = (one: Rect, other: Rect) =>
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height
      for (const { name, kind, rect, numbers } of spots) {
        if (kind !== 'split' && kind !== 'corner' && kind !== 'trio') continue
        const touched = cells
          .filter((cell) => touches(cell.rect, rect))
          .map((cell) => cell.numbers[0])
        // The first-four bet (0-1-2-3) lies on the outer edge, as bets on whole streets do.
        if (name !== 'corner/0-1-2-3') expect(touched, name).toEqual(numbers)
      }
    },
  )
})

describe('sectors of the racetrack', () => {
  it('the three sectors of the racetrack together cover each number of the wheel', () => {
    const covered = Object.values(sectors).flatMap((chips) =>
      chips.flatMap(({ spot }) => coveredNumbers.get(spot) ?? []),
    )
    const distinct = [...new Set(covered)].sort((one, other) => one - other)
    expect(distinct).toEqual(Array.from({ length: 37 }, (_, number) => number))
    // Two of the splits in the orphelins sector share the number 17.
    expect(covered.filter((number) => number === 17)).toHaveLength(2)
    expect(covered).toHaveLength(38)
  })

  it.each([
    ['voisins', 9],
    ['tiers', 6],
    ['orphelins', 5],
  ] as const)('a bet on the sector %s consists of %i chips', (name, count) => {
    expect(sectors[name].reduce((sum, { chips }) => sum + chips, 0)).toBe(count)
  })

  it('a neighbours bet covers a number and two on each side of the wheel', () => {
    expect(wheelNeighbors(0)).toEqual([3, 26, 0, 32, 15])
    expect(neighborChips(26).map(({ spot }) => spot)).toEqual(
      [35, 3, 26, 0, 32].map((number) => `straight/${number}`),
    )
  })
})
