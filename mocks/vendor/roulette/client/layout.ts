/**
 * Geometry of the layout. Positions are in cells: `along` the twelve streets, `across` the three
 * columns; the zero lies before the first street, the outside bets lie below the first column.
 */
import { coveredNumbers, evenChances } from '../../../rules/roulette/rouletteNumbers.ts'

export type Rect = { x: number; y: number; width: number; height: number }

/** Shape of the layout. Lengths are user units of the SVG. */
export type LayoutShape = {
  isUpright: boolean
  width: number
  height: number
  cell: { along: number; across: number }
  /**
   * Lengths and depths of the cells along the edge. `zero` and `end` are the lengths of the zero
   * cell and of the column bets; `dozens` and `evens` are the depths of the dozens and of the even
   * chances.
   */
  zero: number
  end: number
  dozens: number
  evens: number
  /** Half the width of the edge area between two cells, as a fraction of a cell. */
  edge: { along: number; across: number }
}

export const wideShape: LayoutShape = {
  isUpright: false,
  width: 836,
  height: 276,
  cell: { along: 60, across: 60 },
  zero: 52,
  end: 60,
  dozens: 46,
  evens: 46,
  edge: { along: 0.24, across: 0.24 },
}

/** Shape for narrow screens; one unit is at least one CSS pixel. */
export const uprightShape: LayoutShape = {
  isUpright: true,
  width: 336,
  height: 668,
  cell: { along: 48, across: 80 },
  zero: 44,
  end: 44,
  dozens: 44,
  evens: 48,
  edge: { along: 0.25, across: 0.16 },
}

const margin = 2

type Span = readonly [from: number, to: number]

/**
 * Rectangle of an area of the number grid, in user units. The first span counts the streets,
 * starting at the zero. The second span counts the columns.
 */
function place(shape: LayoutShape, [alongFrom, alongTo]: Span, [acrossFrom, acrossTo]: Span): Rect {
  const { isUpright, cell, zero, dozens, evens } = shape
  const start = margin + zero + alongFrom * cell.along
  const length = (alongTo - alongFrom) * cell.along
  const depth = (acrossTo - acrossFrom) * cell.across
  return isUpright
    ? {
        x: margin + evens + dozens + acrossFrom * cell.across,
        y: start,
        width: depth,
        height: length,
      }
    : { x: start, y: margin + (3 - acrossTo) * cell.across, width: length, height: depth }
}

const streetOf = (number: number): number => Math.floor((number - 1) / 3)
const columnOf = (number: number): number => (number - 1) % 3

/** Rectangle of an inside bet on several numbers: an edge or a corner that their cells share. */
function edgeOf(shape: LayoutShape, covered: readonly number[]): Rect {
  const { edge } = shape
  const numbers = covered.filter((number) => number > 0)
  const streets = numbers.map(streetOf)
  const columns = numbers.map(columnOf)
  const hasZero = numbers.length < covered.length
  const [firstStreet, lastStreet] = [Math.min(...streets), Math.max(...streets)]
  const [firstColumn, lastColumn] = [Math.min(...columns), Math.max(...columns)]
  const along: Span =
    hasZero || firstStreet !== lastStreet
      ? [lastStreet - edge.along, lastStreet + edge.along]
      : [firstStreet + edge.along, firstStreet + 1 - edge.along]
  // Bets on whole streets lie on the outer edge of the first column.
  if (lastColumn - firstColumn === 2) return place(shape, along, [-edge.across, edge.across])
  const across: Span =
    firstColumn === lastColumn
      ? [firstColumn + edge.across, firstColumn + 1 - edge.across]
      : [lastColumn - edge.across, lastColumn + edge.across]
  return place(shape, along, across)
}

/** Rectangle of a bet on a single number, or of an outside bet. */
function areaOf(shape: LayoutShape, kind: string, covered: readonly number[]): Rect {
  const { cell, zero, end, dozens, evens } = shape
  const [first = 0] = covered
  const street = streetOf(first)
  if (kind === 'straight') {
    if (first === 0) return place(shape, [-zero / cell.along, 0], [0, 3])
    return place(shape, [street, street + 1], [columnOf(first), columnOf(first) + 1])
  }
  if (kind === 'column') {
    return place(shape, [12, 12 + end / cell.along], [columnOf(first), columnOf(first) + 1])
  }
  const inner = -dozens / cell.across
  if (kind === 'dozen') return place(shape, [street, street + 4], [inner, 0])
  const order = ['low', 'even', 'red', 'black', 'odd', 'high']
  const at = order.indexOf(kind)
  return place(shape, [at * 2, at * 2 + 2], [inner - evens / cell.across, inner])
}

const areas: ReadonlySet<string> = new Set(['straight', 'column', 'dozen', ...evenChances])

export type LayoutSpot = {
  name: string
  kind: string
  numbers: readonly number[]
  rect: Rect
  /**
   * True for a bet on an edge or corner of cells. Its spot is painted on top of the spots of the
   * cells.
   */
  isEdge: boolean
}

/** All spots of a layout in painting order: whole cells, then edges, then corners. */
export function layoutSpots(shape: LayoutShape): LayoutSpot[] {
  const spots = [...coveredNumbers].map(([name, numbers]): LayoutSpot => {
    const kind = name.split('/')[0] ?? name
    const isEdge = !areas.has(kind)
    const rect = isEdge ? edgeOf(shape, numbers) : areaOf(shape, kind, numbers)
    return { name, kind, numbers, rect, isEdge }
  })
  const rank = ({ isEdge, kind }: LayoutSpot) =>
    !isEdge ? 0 : kind === 'split' || kind === 'street' ? 1 : 2
  return spots.toSorted((one, other) => rank(one) - rank(other))
}

export const centreOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})
