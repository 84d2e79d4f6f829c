import { type Machine, machineOf, nextStates, openStates, sideOf } from './machine.ts'
import type { Piece } from './piece.ts'

/** Matches a text in time linear in its length, for any pattern. */
export type Automaton = (text: string) => boolean

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
