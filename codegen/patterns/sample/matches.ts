import { compileSchemaPattern } from '../schemaPattern.ts'
import { type Machine, machineOf, nextStates, openStates, sideOf } from './machine.ts'
import { parsePattern } from './parse.ts'
import type { Piece } from './piece.ts'

/** Matches a text in time linear in its length, for any pattern. */
type Automaton = (text: string) => boolean

/** Automaton for a pattern's piece; undefined for a piece that no automaton can match. */
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
    // A match may begin at any position.
    if (character !== undefined) at = [machine.first, ...nextStates(machine, open, character)]
  }
  return false
}

/** More repetitions nested in each other may take a regular expression years. */
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
 * True if a text matches a schema's pattern, or the pattern is invalid. Public contracts contain
 * patterns such as `([a-z]*)*$`, which take a regular expression exponential time for texts that do
 * not match; an automaton matches those.
 */
export function matches(pattern: string, text: string): boolean {
  const test = tests.get(pattern) ?? testOf(pattern)
  tests.set(pattern, test)
  return test(text)
}
