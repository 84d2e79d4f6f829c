import type { Piece } from './piece.ts'

/**
 * What stands on one side of a place in a text: nothing, which is the text's end, a word's
 * character, or another.
 */
export type Side = 'none' | 'word' | 'other'

/** A state: what it takes one character by, or between what it lets through; and where it leads. */
export type State = {
  accepts?: (character: string) => boolean
  /** Characters that it accepts; of ASCII all. */
  all?: readonly string[]
  passes?: (before: Side, after: Side) => boolean
  next: number[]
}

/** A pattern as states; a text that leads from the first to the last keeps it. */
export type Machine = { states: readonly State[]; first: number; last: number }

/** What a machine takes for granted, so that it lets through too much, but never too little. */
export type Leniency = 'look-around' | 'nothing'

/** More states than this are not worth the time. */
const mostStates = 5000

/** Thrown for a piece that no machine can follow. */
class Unsupported extends Error {}

/** The side on which a character stands; undefined at the end of a text. */
export const sideOf = (character: string | undefined): Side => {
  if (character === undefined) return 'none'
  return /^\w$/.test(character) ? 'word' : 'other'
}

const edges = {
  start: (before: Side) => before === 'none',
  end: (_: Side, after: Side) => after === 'none',
}

/** Writes the states of a pattern; each piece leads on to the state that is written after it. */
function createStates(leniency: Leniency) {
  const states: State[] = []
  const add = (state: Omit<State, 'next'> = {}): number => {
    if (states.length > mostStates) throw new Unsupported()
    states.push({ ...state, next: [] })
    return states.length - 1
  }
  const lead = (from: number, to: number) => states[from]?.next.push(to)
  const addAfter = (from: number, state?: Omit<State, 'next'>) => {
    const after = add(state)
    lead(from, after)
    return after
  }

  function repeat({ part, least, most }: Piece & { kind: 'repeat' }, from: number): number {
    let at = from
    for (let count = 0; count < least; count += 1) at = write(part, at)
    if (most === Number.POSITIVE_INFINITY) {
      const loop = addAfter(at)
      lead(write(part, loop), loop)
      return addAfter(loop)
    }
    const after = addAfter(at)
    for (let count = least; count < most; count += 1) {
      at = write(part, at)
      lead(at, after)
    }
    return after
  }

  /** @returns the state in which a text stands that took the piece. */
  function write(piece: Piece, from: number): number {
    switch (piece.kind) {
      case 'character':
        return addAfter(addAfter(from, { accepts: piece.accepts, all: piece.all }))
      case 'sequence':
        return piece.parts.reduce((at, part) => write(part, at), from)
      case 'either': {
        const after = add()
        for (const option of piece.options) lead(write(option, from), after)
        return after
      }
      case 'repeat':
        return repeat(piece, from)
      case 'group':
        return write(piece.part, from)
      case 'start':
      case 'end':
        return addAfter(from, { passes: edges[piece.kind] })
      case 'word':
        return addAfter(from, {
          passes: (before, after) => ((before === 'word') !== (after === 'word')) === piece.isEdge,
        })
      case 'echo':
        throw new Unsupported()
      default:
        if (leniency === 'nothing') throw new Unsupported()
        return from
    }
  }
  return { states, add, write }
}

/** The machine of a pattern's piece, or undefined where none can follow it. */
export function machineOf(piece: Piece, leniency: Leniency = 'nothing'): Machine | undefined {
  const { states, add, write } = createStates(leniency)
  try {
    const first = add()
    return { states, first, last: write(piece, first) }
  } catch (thrown) {
    if (thrown instanceof Unsupported) return undefined
    throw thrown
  }
}

/** Every state that can be reached at one place of a text without taking a character. */
export function openStates(
  { states }: Machine,
  from: Iterable<number>,
  before: Side,
  after: Side,
): Set<number> {
  const open = new Set<number>()
  const visit = (index: number) => {
    const state = states[index]
    if (state && (state.passes?.(before, after) ?? true)) open.add(index)
  }
  for (const index of from) visit(index)
  // A set takes what is added while it is walked.
  for (const index of open) if (!states[index]?.accepts) states[index]?.next.forEach(visit)
  return open
}

/** Where a character leads from open states. */
export const nextStates = (
  { states }: Machine,
  open: Iterable<number>,
  character: string,
): number[] =>
  [...open].flatMap((index) => (states[index]?.accepts?.(character) ? states[index].next : []))
