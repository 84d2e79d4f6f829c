/**
 * Roads: the charts of past rounds at baccarat and dragon tiger tables. Red is the banker or the
 * dragon.
 */

export type RoadRound = {
  winner: 'red' | 'blue' | 'tie'
  /** True if the red or the blue hand contains a pair, shown as a dot. */
  hasRedPair?: boolean
  hasBluePair?: boolean
}

export type Color = 'red' | 'blue'

/** Cell of the big road: a win, with the ties that followed it. */
export type BigCell = { color: Color; ties: number; hasRedPair: boolean; hasBluePair: boolean }

export type BigRoad = {
  /** Streaks of wins by the same side, oldest first. */
  columns: BigCell[][]
  /** Ties before the first win. */
  tiesBefore: number
}

/** Big road with one column per streak. Ties are counted in the win before them. */
export function bigRoad(rounds: readonly RoadRound[]): BigRoad {
  const columns: BigCell[][] = []
  let tiesBefore = 0
  for (const { winner, hasRedPair = false, hasBluePair = false } of rounds) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (winner === 'tie') {
      if (last) last.ties += 1
      else tiesBefore += 1
      continue
    }
    const cell = { color: winner, ties: 0, hasRedPair, hasBluePair }
    if (column && last?.color === winner) column.push(cell)
    else columns.push([cell])
  }
  return { columns, tiesBefore }
}

/** Distance between the columns that a derived road compares. */
export const distances = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedName = keyof typeof distances

/**
 * Derived road: red where a column of the big road repeats the pattern of the column `distance`
 * before it, blue where it differs. It starts at the second cell of column `distance` + 1 (counted
 * from 1) or, if there is none, at the first cell of the next column.
 * @param columns columns of the big road; only their lengths matter.
 */
export function derivedRoad(columns: readonly (readonly unknown[])[], distance: number): Color[] {
  const lengthOf = (column: number): number => columns[column]?.length ?? 0
  return columns.flatMap((cells, column) =>
    cells.flatMap((_, row): Color[] => {
      if (row === 0) {
        if (column < distance + 1) return []
        const isEqual = lengthOf(column - 1) === lengthOf(column - 1 - distance)
        return [isEqual ? 'red' : 'blue']
      }
      if (column < distance) return []
      return [lengthOf(column - distance) === row ? 'blue' : 'red']
    }),
  )
}

/** Splits colors into streaks of equal colors. */
export function streaksOf(colors: readonly Color[]): Color[][] {
  const columns: Color[][] = []
  for (const color of colors) {
    const column = columns.at(-1)
    if (column?.[0] === color) column.push(color)
    else columns.push([color])
  }
  return columns
}

export const roadRows = 6

export type Placed<Cell> = { cell: Cell; x: number; y: number }

/**
 * Positions of cells in a grid of six rows. A streak that reaches the bottom or another streak
 * continues to the right.
 */
export function placeColumns<Cell>(columns: readonly (readonly Cell[])[]): Placed<Cell>[] {
  const placed: Placed<Cell>[] = []
  const used = new Set<string>()
  let start = 0
  for (const cells of columns) {
    while (used.has(`${start},0`)) start += 1
    let x = start
    let y = 0
    let hasTurned = false
    cells.forEach((cell, at) => {
      if (at > 0) {
        hasTurned ||= y + 1 >= roadRows || used.has(`${x},${y + 1}`)
        if (hasTurned) x += 1
        else y += 1
      }
      used.add(`${x},${y}`)
      placed.push({ cell, x, y })
    })
    start += 1
  }
  return placed
}

/**
 * Entries that the derived roads would gain if `color` won the next round. Undefined for a road
 * that would have no entries.
 */
export function askRoads(
  rounds: readonly RoadRound[],
  color: Color,
): Record<DerivedName, Color | undefined> {
  const { columns } = bigRoad([...rounds, { winner: color }])
  // The last entry of a derived road belongs to the last cell of the big road. A short derived road
  // has no entries.
  const last = (distance: number) => derivedRoad(columns, distance).at(-1)
  return {
    bigEye: last(distances.bigEye),
    small: last(distances.small),
    cockroach: last(distances.cockroach),
  }
}

/** Number of rounds that the charts drop at once, so that their columns rarely move. */
const halfBoard = 40

/**
 * Number of the first round in the charts. The charts show 40 to 79 rounds.
 * @param latest number of the latest drawn round.
 */
export const boardStart = (latest: number): number =>
  (Math.floor((latest + 1) / halfBoard) - 1) * halfBoard
