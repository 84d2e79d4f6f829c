import { type Machine, machineOf, nextStates, openStates, sideOf } from './machine.ts'
import type { Piece } from './piece.ts'

/** Judges a text in time that grows with its length only, whatever the pattern. */
export type Automaton = (text: string) => boolean

/** The automaton of a pattern's piece, or undefined where none can follow it. */
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
    // A match may begin anywhere.
    if (character !== undefined) at = [machine.first, ...nextStates(machine, open, character)]
  }
  return false
}
