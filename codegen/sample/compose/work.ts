import { seedWithin } from '../seed.ts'
import type { Demand } from './demand.ts'
import type { Judge } from './judge/notes.ts'
import type { Reader } from './reader.ts'

/** How much is made of what a schema leaves open. */
export type Richness = {
  /** Down to which depth optional properties and list items are made; 0 makes none. */
  optionalDepth: number
  /** How often a schema may stand inside itself, counted with the outermost. */
  repeats: number
  /** Whether examples and defaults of the contract are used. */
  examples: boolean
  /** How many values may be made and ways be tried in all, with those that are dropped again. */
  mostSteps: number
}

/** Where a value stands that is being made. */
export type Place = {
  /** As a JSON pointer from the outermost value; empty for that one. */
  pointer: string
  /**
   * The name of the property, or of the list that the item is in; empty for the outermost value.
   */
  name: string
  seed: number
  depth: number
  /** The demands of the values around this one, each with how often it stands there. */
  open: ReadonlyMap<string, number>
  /** What an example of a value around this one has here. */
  hint?: { value: unknown }
  /** Whether a like value stands before this one, as before the second item of a list. */
  isRepeated: boolean
}

/** What values are made with. */
export type Work = {
  reader: Reader
  judge: Judge
  direction: 'request' | 'response'
  richness: Richness
  /** Whether all that is required is made, also what a side may leave out. */
  isComplete: boolean
  /** Counts one step. @throws {TooRich} when there were too many. */
  spend(): void
  /**
   * A value that satisfies these schemas.
   * @throws {Unsatisfiable} when there is none, or none was found.
   */
  make(demand: Demand, place: Place): unknown
}

/** Too much was asked for; less may do. */
export class TooRich extends Error {}

const escaped = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The place of a part of the value at a place. */
export function placeWithin(place: Place, step: string | number, hint?: { value: unknown }): Place {
  const { pointer, seed, depth, open } = place
  const isItem = typeof step === 'number'
  return {
    pointer: `${pointer}/${escaped(String(step))}`,
    name: isItem ? place.name : step,
    seed: seedWithin(seed, String(step)),
    depth: depth + 1,
    open,
    ...(hint && { hint }),
    isRepeated: isItem ? place.isRepeated || step > 0 : place.isRepeated,
  }
}

/** The same place with another seed, to try once more. */
export const another = (place: Place, attempt: number): Place =>
  attempt === 0 ? place : { ...place, seed: seedWithin(place.seed, `again ${attempt}`) }

/** Whether what is optional is made at a place. */
export const isRichAt = ({ richness }: Work, { depth }: Place) => depth < richness.optionalDepth
