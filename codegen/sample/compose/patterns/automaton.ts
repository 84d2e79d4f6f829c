import type { Piece } from './piece.ts'

/** A state: what it takes one character by, and where that leads; or where one goes without any. */
type State = {
  accepts?: (character: string) => boolean
  atStart?: true
  atEnd?: true
  next: number[]
}

/** More states than this are not worth the time. */
const mostStates = 5000

/** Takes no part in the search for a text that no automaton can follow: look-around and the like. */
class Unsupported extends Error {}

/** Writes the states of a pattern; each piece leads on to the state that is written after it. */
function createStates() {
  const states: State[] = []
  const add = (state: State): number => {
    if (states.length > mostStates) throw new Unsupported()
    states.push(state)
    return states.length - 1
  }
  const lead = (from: number, to: number) => states[from]?.next.push(to)

  function repeat({ part, least, most }: Piece & { kind: 'repeat' }, from: number): number {
    let at = from
    for (let count = 0; count < least; count += 1) at = write(part, at)
    if (most === Number.POSITIVE_INFINITY) {
      const loop = add({ next: [] })
      lead(at, loop)
      lead(write(part, loop), loop)
      const after = add({ next: [] })
      lead(loop, after)
      return after
    }
    const after = add({ next: [] })
    lead(at, after)
    for (let count = least; count < most; count += 1) {
      at = write(part, at)
      lead(at, after)
    }
    return after
  }

  /** @returns the state in which a text stands that took the piece. */
  function write(piece: Piece, from: number): number {
    switch (piece.kind) {
      case 'character': {
        const taking = add({ accepts: piece.accepts, next: [] })
        lead(from, taking)
        const after = add({ next: [] })
        lead(taking, after)
        return after
      }
      case 'sequence':
        return piece.parts.reduce((at, part) => write(part, at), from)
      case 'either': {
        const after = add({ next: [] })
        for (const option of piece.options) lead(write(option, from), after)
        return after
      }
      case 'repeat':
        return repeat(piece, from)
      case 'group':
        return write(piece.part, from)
      case 'start':
      case 'end': {
        const edge = add(
          piece.kind === 'start' ? { atStart: true, next: [] } : { atEnd: true, next: [] },
        )
        lead(from, edge)
        return edge
      }
      default:
        throw new Unsupported()
    }
  }
  return { states, add, write }
}

/** Judges a text in time that grows with its length only, whatever the pattern. */
export type Automaton = (text: string) => boolean

/** The automaton of a pattern's piece, or undefined where none can follow it. */
export function automatonOf(piece: Piece): Automaton | undefined {
  const { states, add, write } = createStates()
  try {
    const first = add({ next: [] })
    const last = write(piece, first)
    return (text) => run(states, first, last, [...text])
  } catch (thrown) {
    if (thrown instanceof Unsupported) return undefined
    throw thrown
  }
}

/** Every state that can be reached without taking a character. */
function reached(
  states: readonly State[],
  from: Iterable<number>,
  isStart: boolean,
  isEnd: boolean,
) {
  const open = new Set<number>()
  const visit = (index: number) => {
    const state = states[index]
    if (!state || open.has(index)) return
    if ((state.atStart && !isStart) || (state.atEnd && !isEnd)) return
    open.add(index)
  }
  for (const index of from) visit(index)
  // A set takes what is added while it is walked.
  for (const index of open) if (!states[index]?.accepts) states[index]?.next.forEach(visit)
  return open
}

function run(states: readonly State[], first: number, last: number, characters: string[]): boolean {
  let at = reached(states, [first], true, characters.length === 0)
  for (const [index, character] of characters.entries()) {
    if (at.has(last)) return true
    const next = [first]
    for (const open of at)
      if (states[open]?.accepts?.(character)) next.push(...(states[open]?.next ?? []))
    at = reached(states, next, false, index === characters.length - 1)
  }
  return at.has(last)
}
