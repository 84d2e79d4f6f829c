import { type Demand, keyOf } from './demand.ts'
import { shapeOf } from './merge/shapeOf.ts'
import type { Shape } from './shape.ts'
import { finish, pickShown } from './solve/finish.ts'
import { solve } from './solve/solve.ts'
import { locate, UnsatisfiableError } from './unsatisfiableError.ts'
import type { Place, Work } from './work.ts'

/** Maximum depth of a composed value. No valid body is as deep. */
const maximumDepth = 24

const holdsParts = ({ types }: Shape) =>
  !types || types.some((type) => type === 'object' || type === 'array')

/**
 * Counts how many surrounding values have the same schemas. Throws at the limit, since the
 * recursion would otherwise not end.
 */
function openPlace(work: Work, demand: Demand, shape: Shape, place: Place): Place {
  if (demand.length === 0 || !holdsParts(shape)) return place
  const key = keyOf(work.reader, demand)
  const repeats = place.open.get(key) ?? 0
  if (repeats >= work.richness.repeats) {
    // The flag `true` is correct: if the schema had any value, it would also have a value with less
    // nesting, so no value exists.
    throw new UnsatisfiableError(place.pointer, 'the schema requires itself without end', true)
  }
  return { ...place, open: new Map(place.open).set(key, repeats + 1) }
}

/**
 * Composes a value that satisfies all schemas of `demand`, from examples of the contract or by
 * keywords.
 * @throws {UnsatisfiableError} when no value can exist, or none was found.
 */
export function make(work: Work, demand: Demand, place: Place): unknown {
  work.countStep()
  if (place.depth > maximumDepth) {
    throw new UnsatisfiableError(place.pointer, `nests deeper than ${maximumDepth}`, false)
  }
  const shape = locate(place.pointer, () => shapeOf(work.reader, demand))
  const at = openPlace(work, demand, shape, place)
  if (shape.choices.length > 0) {
    const shown = pickShown(work, demand, shape, at)
    if (shown) return shown.value
  }
  return solve(work, demand, shape, at, (parts, solution, where) =>
    finish(work, parts, solution, where),
  )
}
