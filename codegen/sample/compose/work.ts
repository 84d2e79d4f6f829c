import { seedWithin } from '../seed.ts'
import type { Demand } from './demand.ts'
import type { Judge } from './judge/notes.ts'
import type { Reader } from './reader.ts'

/** Extent of optional parts. */
export type Richness = {
  /** Depth to which optional properties and list items are composed; 0 for none. */
  optionalDepth: number
  /** Maximum number of nested occurrences of a schema, including the outermost. */
  repeats: number
  /** True if examples and defaults of the contract are used. */
  examples: boolean
  /** Maximum number of composed values and tried options, including discarded ones. */
  mostSteps: number
}

/** Place of a value under construction. */
export type Place = {
  /** JSON pointer from the outermost value, for which it is empty. */
  pointer: string
  /** Name of the property, or of the list with the item; empty for the outermost value. */
  name: string
  seed: number
  depth: number
  /** Demands of the values around this one, each with its number of occurrences. */
  open: ReadonlyMap<string, number>
  /** Value at this place in an example of a value around it. */
  hint?: { value: unknown }
  /** True if a similar value precedes this one, as for the second item of a list. */
  isRepeated: boolean
}

/** Context of a composition. */
export type Work = {
  reader: Reader
  judge: Judge
  direction: 'request' | 'response'
  richness: Richness
  /** True if all required parts are composed, even those that a side may omit. */
  isComplete: boolean
  /** Counts one step. @throws {StepLimitError} when there were too many. */
  countStep(): void
  /**
   * Composes a value for these schemas.
   * @throws {Unsatisfiable} when there is none, or none was found.
   */
  make(demand: Demand, place: Place): unknown
}

/** The attempt exceeded its limits; a barer one may succeed. */
export class StepLimitError extends Error {}

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Place of a part of the value at a place. */
export function placeWithin(place: Place, step: string | number, hint?: { value: unknown }): Place {
  const { pointer, seed, depth, open } = place
  const isItem = typeof step === 'number'
  return {
    pointer: `${pointer}/${escapeStep(String(step))}`,
    name: isItem ? place.name : step,
    seed: seedWithin(seed, String(step)),
    depth: depth + 1,
    open,
    ...(hint && { hint }),
    isRepeated: isItem ? place.isRepeated || step > 0 : place.isRepeated,
  }
}

/** The same place with another seed, for another attempt. */
export const placeForAttempt = (place: Place, attempt: number): Place =>
  attempt === 0 ? place : { ...place, seed: seedWithin(place.seed, `again ${attempt}`) }

/** True if optional parts are composed at a place. */
export const isRichAt = ({ richness }: Work, { depth }: Place) => depth < richness.optionalDepth
