import type { Piece } from './piece.ts'

/**
 * Kind of the character before or after a position: a word character, another character, or none at
 * the start or end of the text.
 */
export type Side = 'none' | 'word' | 'other'

/**
 * State of a machine. A state with `accepts` consumes one character. A state with `passes` consumes
 * none, and is entered only where `passes` returns true.
 */
export type State = {
  accepts?: (character: string) => boolean
  /** Characters that the state accepts, or examples of them; see `Alphabet`. */
  all?: readonly string[]
  passes?: (before: Side, after: Side) => boolean
  next: number[]
}

/**
 * Nondeterministic finite automaton of a pattern. A text matches if it leads from the first to the
 * last state.
 */
export type Machine = { states: readonly State[]; first: number; last: number }

/**
 * Syntax that the machine ignores. A machine that ignores look-arounds may accept too many texts,
 * but never too few.
 */
export type Leniency = 'look-around' | 'nothing'

/** Maximum number of states; a larger machine would be too slow. */
const mostStates = 5000

/** Thrown for a piece that no machine can represent. */
class UnsupportedError extends Error {}

/** Kind of a character; undefined stands for the start or end of a text. */
export const sideOf = (character: string | undefined): Side => {
  if (character === undefined) return 'none'
  return /^\w$/.test(character) ? 'word' : 'other'
}

const edges = {
  start: (before: Side) => before === 'none',
  end: (_: Side, after: Side) => after === 'none',
}

/** Creates a builder of states. `write` adds the states of a piece after an existing state. */
function createStates(leniency: Leniency) {
  const states: State[] = []
  const add = (state: Omit<State, 'next'> = {}): number => {
    if (states.length > mostStates) throw new UnsupportedError()
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

  /**
   * Adds the states of a piece after the state `from`.
   * @returns the state that is reached once the piece has matched.
   */
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
      default:
        if (piece.kind === 'echo' || leniency === 'nothing') throw new UnsupportedError()
        return from
    }
  }
  return { states, add, write }
}

/** Creates the machine of a piece; undefined for a piece that no machine can represent. */
export function machineOf(piece: Piece, leniency: Leniency = 'nothing'): Machine | undefined {
  const { states, add, write } = createStates(leniency)
  try {
    const first = add()
    return { states, first, last: write(piece, first) }
  } catch (thrown) {
    if (thrown instanceof UnsupportedError) return undefined
    throw thrown
  }
}

/** States that are reachable from `from` at a position of a text without consuming a character. */
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
  // The loop also visits states that are added to the set during the iteration.
  for (const index of open) if (!states[index]?.accepts) states[index]?.next.forEach(visit)
  return open
}

/** States to which the character leads from the states in `open`. */
export const nextStates = (
  { states }: Machine,
  open: Iterable<number>,
  character: string,
): number[] =>
  [...open].flatMap((index) => (states[index]?.accepts?.(character) ? states[index].next : []))
