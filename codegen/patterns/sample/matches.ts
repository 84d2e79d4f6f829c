import { compileSchemaPattern } from '../schemaPattern.ts'
import { type Machine, machineOf, nextStates, openStates, sideOf } from './machine.ts'
import { parsePattern } from './parse.ts'
import type { Piece } from './piece.ts'

/** Tests a text in linear time. */
type Automaton = (text: string) => boolean

/** Creates an automaton for a piece; undefined for a piece that no automaton can represent. */
export function automatonOf(piece: Piece): Automaton | undefined {
  const machine = machineOf(piece)
  return machine && ((text) => run(machine, [...text]))
}

function run(machine: Machine, characters: readonly string[]): boolean {
  let at = [machine.first]
  for (let index = 0; index <= characters.length; index += 1) {
    const character = characters[index]
    const open = openStates(machine, at, sideOf(characters[index - 1]), sideOf(character))
    if (open.has(machine.last)) return true
    // A match may start at any position, so each position also starts from the first state.
    if (character !== undefined) at = [machine.first, ...nextStates(machine, open, character)]
  }
  return false
}

/**
 * Nested quantifiers with at most this many repetitions are fast enough for a regular expression.
 */
const harmless = 16

function isNested(piece: Piece, isInside: boolean): boolean {
  switch (piece.kind) {
    case 'repeat': {
      const isMany = piece.most > harmless
      return (isMany && isInside) || isNested(piece.part, isInside || isMany)
    }
    case 'sequence':
      return piece.parts.some((part) => isNested(part, isInside))
    case 'either':
      return piece.options.some((option) => isNested(option, isInside))
    case 'group':
    case 'look':
      return isNested(piece.part, isInside)
    default:
      return false
  }
}

const tests = new Map<string, Automaton>()

function testOf(pattern: string): Automaton {
  const expression = compileSchemaPattern(pattern)
  if (!expression) return () => true
  const tree = parsePattern(pattern)
  const automaton = tree && isNested(tree.piece, false) ? automatonOf(tree.piece) : undefined
  return automaton ?? ((text) => expression.test(text))
}

/**
 * True if a text matches a schema's pattern, or if the pattern is invalid. Public contracts contain
 * patterns such as `([a-z]*)*$`, for which a regular expression takes exponential time; an
 * automaton tests these.
 */
export function matches(pattern: string, text: string): boolean {
  const test = tests.get(pattern) ?? testOf(pattern)
  tests.set(pattern, test)
  return test(text)
}
