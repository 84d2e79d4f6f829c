import { seedWithin } from '../seed.ts'
import type { Demand } from './demand.ts'
import type { Judge } from './judge/notes.ts'
import type { Reader } from './reader.ts'

/** Limits on optional parts and on the effort of one attempt. */
export type Richness = {
  /** Depth to which optional properties and list items are composed; 0 composes none. */
  optionalDepth: number
  /**
   * Maximum number of times that a schema may be nested in itself, including the outermost value.
   */
  repeats: number
  /** True if examples and defaults of the contract may be copied. */
  examples: boolean
  /** Maximum number of composed values and tried options, including discarded ones. */
  mostSteps: number
}

/** Position of a value that is being composed. */
export type Place = {
  /** JSON pointer from the outermost value; empty for the outermost value itself. */
  pointer: string
  /**
   * Name of the property. An item has the name of its list; the outermost value has an empty name.
   */
  name: string
  seed: number
  depth: number
  /** Keys of the schemas around this value, with the number of times that each is nested. */
  open: ReadonlyMap<string, number>
  /** Value at this position in an example of an enclosing value. */
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
  /** True if all required properties are composed, even those that only the other direction has. */
  isComplete: boolean
  /**
   * Counts one step of the attempt.
   * @throws {StepLimitError} when the attempt exceeds its number of steps.
   */
  countStep(): void
  /**
   * Composes a value that satisfies all schemas of `demand`.
   * @throws {UnsatisfiableError} when no value can exist, or none was found.
   */
  make(demand: Demand, place: Place): unknown
}

/**
 * Thrown when an attempt exceeds its number of steps. An attempt with fewer optional parts may
 * succeed.
 */
export class StepLimitError extends Error {}

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Position of a property or item inside the value at `place`. */
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

/** The same position with the seed of another attempt. */
export const placeForAttempt = (place: Place, attempt: number): Place =>
  attempt === 0 ? place : { ...place, seed: seedWithin(place.seed, `again ${attempt}`) }

/** True if optional parts are composed at this position. */
export const isRichAt = ({ richness }: Work, { depth }: Place) => depth < richness.optionalDepth
