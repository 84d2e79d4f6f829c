import { demandOf } from '../demand.ts'
import type { Shape } from '../shape.ts'
import { attempt } from '../unsatisfiableError.ts'
import { type Place, placeForAttempt, placeWithin, type Work } from '../work.ts'

const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Maximum number of names from each pattern. */
const mostAttempts = 24

/**
 * Names for properties that no schema lists: texts that match `patternProperties` or
 * `propertyNames`, then plain words. The caller checks each name.
 */
export function* inventNames(work: Work, shape: Shape, place: Place): Generator<string> {
  const text = { type: 'string' }
  const ways = shape.names
    .flatMap(({ patterns }) => patterns)
    .filter(([, property]) => property !== false)
    .map(([{ source }]) => [{ ...text, pattern: source }, ...shape.propertyNames])
  if (shape.propertyNames.length > 0) ways.push([text, ...shape.propertyNames])
  for (const way of ways) {
    const demand = demandOf(work.reader, way)
    if (!demand) continue
    for (let round = 0; round < mostAttempts; round += 1) {
      const { value, failure } = attempt(() =>
        work.make(demand, placeForAttempt(placeWithin(place, 'name'), round)),
      )
      if (failure) break
      if (typeof value === 'string') yield value
    }
  }
  yield* words
  for (let index = words.length + 1; index < 200; index += 1) yield `item${index}`
}
