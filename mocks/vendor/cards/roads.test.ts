import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import {
  askRoads,
  bigRoad,
  boardStart,
  derivedRoad,
  distances,
  placeColumns,
  type RoadRound,
  streaksOf,
} from './roads.ts'

/** Rounds from letters: `R` red wins, `B` blue wins, `T` ties. */
const rounds = (letters: string): RoadRound[] =>
  [...letters].map((letter) => ({
    winner: letter === 'R' ? 'red' : letter === 'B' ? 'blue' : 'tie',
  }))
/** Columns of a big road with these lengths. */
const columnsOf = (...lengths: number[]) => lengths.map((length) => Array(length).fill('x'))
const letters = (colors: readonly string[]): string =>
  colors.map((color) => (color === 'red' ? 'r' : 'b')).join('')
const roadOf = (name: keyof typeof distances, ...lengths: number[]): string =>
  letters(derivedRoad(columnsOf(...lengths), distances[name]))

const anyRounds = fc
  .array(fc.constantFrom('R', 'B', 'T'), { maxLength: 80 })
  .map((letters) => rounds(letters.join('')))

describe('big road', () => {
  it('[PLAY-03] the big road starts a column whenever the winner changes', () => {
    const { columns } = bigRoad(rounds('RRBRRRB'))
    expect(columns.map((cells) => cells.map(({ color }) => color))).toEqual([
      ['red', 'red'],
      ['blue'],
      ['red', 'red', 'red'],
      ['blue'],
    ])
  })

  it('a tie is marked on the win before it, and ties before the first win are counted separately', () => {
    const { columns, tiesBefore } = bigRoad(rounds('TTRTTRTB'))
    expect(tiesBefore).toBe(2)
    expect(columns.map((cells) => cells.map(({ ties }) => ties))).toEqual([[2, 1], [0]])
  })

  it('a cell of the big road records the pairs of its winning round', () => {
    const { columns } = bigRoad([{ winner: 'red', hasBluePair: true }])
    expect(columns[0]?.[0]).toMatchObject({ hasBluePair: true, hasRedPair: false })
  })

  it('the big road contains every win and every tie of its rounds exactly once', () => {
    fc.assert(
      fc.property(anyRounds, (history) => {
        const { columns, tiesBefore } = bigRoad(history)
        const cells = columns.flat()
        const ties = cells.reduce((sum, cell) => sum + cell.ties, tiesBefore)
        expect(cells.length + ties).toBe(history.length)
        expect(cells.map(({ color }) => color)).toEqual(
          history.map(({ winner }) => winner).filter((winner) => winner !== 'tie'),
        )
      }),
      { numRuns: propertyRuns(2_000, 100) },
    )
  })
})

describe('derived roads', () => {
  // The expected values were worked out by hand, cell by cell.
  it('[PLAY-03] the big eye boy compares each column with the column before it', () => {
    // Column 2 has three cells and column 1 has two. Row 2 has a neighbour in column 1 (red); row 3
    // lies just below the last neighbour (blue).
    expect(roadOf('bigEye', 2, 3)).toBe('rb')
    // Row 4 lies two rows below the last neighbour (red).
    expect(roadOf('bigEye', 2, 4)).toBe('rbr')
    // The third column starts with a red entry, because the first two columns have equal lengths.
    expect(roadOf('bigEye', 1, 1, 1)).toBe('r')
    expect(roadOf('bigEye', 1, 2, 1)).toBe('bb')
    expect(roadOf('bigEye', 4, 1, 2, 2, 5)).toBe('bbbrrrbrr')
  })

  it('[PLAY-03] the small road compares each column with the second column before it', () => {
    expect(roadOf('small', 2, 1)).toBe('')
    expect(roadOf('small', 2, 1, 3)).toBe('rb')
    expect(roadOf('small', 1, 4, 1, 1)).toBe('r')
    expect(roadOf('small', 3, 2, 3, 2, 1, 1)).toBe('rrrrrb')
  })

  it('[PLAY-03] the cockroach pig compares each column with the third column before it', () => {
    expect(roadOf('cockroach', 1, 2, 3)).toBe('')
    expect(roadOf('cockroach', 1, 2, 3, 2)).toBe('b')
    expect(roadOf('cockroach', 2, 5, 5, 2, 1)).toBe('rr')
    expect(roadOf('cockroach', 2, 1, 1, 4, 3)).toBe('rbrbbr')
  })

  it('a derived road equals the road that is computed from neighbouring cells of the big road', () => {
    fc.assert(
      fc.property(anyRounds, fc.constantFrom(1, 2, 3), (history, distance) => {
        const { columns } = bigRoad(history)
        const has = (column: number, row: number) => columns[column]?.[row] !== undefined
        const expected = columns.flatMap((cells, column) =>
          cells.flatMap((_, row) => {
            if (row > 0) {
              if (column < distance) return []
              const isNeighbour = has(column - distance, row)
              return isNeighbour === has(column - distance, row - 1) ? ['red'] : ['blue']
            }
            if (column - 1 - distance < 0) return []
            // At the start of a column, the result is compared as if the previous streak had
            // continued.
            const length = columns[column - 1]?.length ?? 0
            const isSame =
              has(column - 1 - distance, length - 1) && !has(column - 1 - distance, length)
            return isSame ? ['red'] : ['blue']
          }),
        )
        expect(derivedRoad(columns, distance)).toEqual(expected)
      }),
      { numRuns: propertyRuns(5_000, 200) },
    )
  })

  it('askRoads returns the entries that the next win adds to the derived roads', () => {
    fc.assert(
      fc.property(anyRounds, fc.constantFrom('red' as const, 'blue' as const), (history, color) => {
        const asked = askRoads(history, color)
        const before = bigRoad(history).columns
        const after = bigRoad([...history, { winner: color }]).columns
        for (const name of ['bigEye', 'small', 'cockroach'] as const) {
          const earlier = derivedRoad(before, distances[name])
          const later = derivedRoad(after, distances[name])
          expect(later.slice(0, earlier.length)).toEqual(earlier)
          expect(later[earlier.length]).toBe(asked[name])
        }
      }),
      { numRuns: propertyRuns(2_000, 100) },
    )
  })

  it('consecutive equal entries of a derived road share a column', () => {
    expect(streaksOf(['red', 'red', 'blue', 'red']).map((cells) => cells.length)).toEqual([2, 1, 1])
  })
})

describe('grid positions of a road', () => {
  const drawn = (...lengths: number[]): string[] =>
    placeColumns(columnsOf(...lengths)).map(({ x, y }) => `${x},${y}`)

  it('a streak of more than six wins continues to the right in the last row', () => {
    expect(drawn(8)).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5'])
  })

  it('a streak that meets an earlier streak continues to the right above it', () => {
    expect(drawn(8, 7).slice(8)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4', '3,4'])
  })

  it('no two cells of a road have the same position, and no cell lies below the sixth row', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 25 })
    fc.assert(
      fc.property(lengths, (all) => {
        const places = drawn(...all)
        expect(new Set(places).size).toBe(places.length)
        expect(places.every((place) => Number(place.split(',')[1]) < 6)).toBe(true)
      }),
      { numRuns: propertyRuns(5_000, 200) },
    )
  })
})

describe('board of the roads', () => {
  it('the board holds 40 to 79 rounds and drops its older half at once', () => {
    const shown = [79, 80, 118, 119, 120].map((latest) => latest - boardStart(latest) + 1)
    expect(shown).toEqual([40, 41, 79, 40, 41])
  })
})
