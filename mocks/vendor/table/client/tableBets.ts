/** Chips that a player has put on a table and not placed yet, as a list of moves. */
import type { TableChip } from '../../../rules/table/tableChips.ts'

/** Chips that one click puts on one or several spots. Undo removes them together. */
export type Move = readonly TableChip[]
export type Moves = readonly Move[]

/** Stakes by spot, in minor units. */
export function stakesOf(moves: Moves): ReadonlyMap<string, number> {
  const stakes = new Map<string, number>()
  for (const { spot, stake } of moves.flat()) stakes.set(spot, (stakes.get(spot) ?? 0) + stake)
  return stakes
}

/** Chips of a bet, one entry for each spot. */
export const chipsOf = (moves: Moves): TableChip[] =>
  [...stakesOf(moves)].map(([spot, stake]) => ({ spot, stake }))

export const totalOf = (moves: Moves): number =>
  moves.flat().reduce((sum, { stake }) => sum + stake, 0)

/** The given moves, followed by one that doubles the stake on each spot. */
export const doubled = (moves: Moves): Moves => [...moves, chipsOf(moves)]

/** Moves without the last chip that was put on a spot. */
export function withoutLast(moves: Moves, spot: string): Moves {
  const last = moves.findLastIndex((move) => move.some((chip) => chip.spot === spot))
  const kept = moves[last]?.filter((chip) => chip.spot !== spot) ?? []
  return moves.flatMap((move, at) => (at !== last ? [move] : kept.length > 0 ? [kept] : []))
}

/** Limits of a bet at a table. Amounts are minor units. */
export type BetLimits = {
  /** Maximum stake of a bet. */
  maximum: number
  /** Maximum stake on a spot. */
  maximumOf: (spot: string) => number
  /** Maximum number of spots in a bet. */
  spots: number
  /** Balance that the player can stake. */
  balance: number
}

export type BetProblem =
  | { kind: 'SPOT_FULL' | 'TABLE_FULL'; maximum: number }
  | { kind: 'SPOTS_FULL'; count: number }
  | { kind: 'NO_MONEY' }

/** Reason why the moves exceed a limit; undefined if they are allowed. */
export function problemOf(moves: Moves, limits: BetLimits): BetProblem | undefined {
  const stakes = stakesOf(moves)
  for (const [spot, stake] of stakes) {
    const maximum = limits.maximumOf(spot)
    if (stake > maximum) return { kind: 'SPOT_FULL', maximum }
  }
  if (stakes.size > limits.spots) return { kind: 'SPOTS_FULL', count: limits.spots }
  const total = totalOf(moves)
  if (total > limits.maximum) return { kind: 'TABLE_FULL', maximum: limits.maximum }
  return total > limits.balance ? { kind: 'NO_MONEY' } : undefined
}

/** Multiples of the minimum stake that chips can have as their values. */
const multiples = [1, 2, 5, 10, 50, 200]

/** Values of the chips, ascending, in minor units. */
export const chipValues = ({ minimum, maximum }: { minimum: number; maximum: number }): number[] =>
  multiples.map((times) => times * minimum).filter((value) => value <= maximum)

/** Index of the most valuable chip that a stake contains; 0 if the stake is below all chips. */
export const chipIndex = (values: readonly number[], stake: number): number =>
  Math.max(
    0,
    values.findLastIndex((value) => value <= stake),
  )

export type Box = { left: number; top: number; width: number; height: number }
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const directions: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key)

/** Index of the nearest box in the direction of an arrow key; undefined if there is none. */
export function nextBox(
  boxes: readonly Box[],
  from: number,
  direction: Direction,
): number | undefined {
  const [x, y] = directions[direction]
  const centre = ({ left, top, width, height }: Box) =>
    [left + width / 2, top + height / 2] as const
  const start = boxes[from]
  if (!start) return undefined
  const [startX, startY] = centre(start)
  let best: { at: number; cost: number } | undefined
  boxes.forEach((box, at) => {
    const [boxX, boxY] = centre(box)
    const ahead = (boxX - startX) * x + (boxY - startY) * y
    const aside = Math.abs((boxX - startX) * y) + Math.abs((boxY - startY) * x)
    // Ignores spots that are too far to the side, and prefers spots straight ahead.
    if (at === from || ahead < 1 || aside > ahead * 2.5) return
    const cost = ahead + aside * 2
    if (!best || cost < best.cost) best = { at, cost }
  })
  return best?.at
}
