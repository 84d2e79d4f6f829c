import type { Schema } from '../../contract/contract.ts'
import type { Place, Places } from './places.ts'
import { alternativesOf, isObject, listAt, referenceOf } from './schemaObject.ts'

/**
 * What TypeScript resolves in order to know a type: all but what properties hold. Where this leads
 * back to the type itself, the type is an error, unless a named list stands between.
 */
type Needed = {
  /** Parts of a union or an intersection. */
  parts: Place[]
  /** Elements of lists. */
  elements: Place[]
}

/** Says where types would need themselves. */
export type Circles = {
  /** Whether a part of the type at one place needs, by parts alone, the type at the other. */
  joinsByParts(part: Place, whole: Place): boolean
  /** Whether elements of these schemas need the type at a place, by parts or by lists. */
  joinsByLists(elements: readonly Schema[], whole: Place): boolean
  /** Of two places in one circle: whether the first may name the second. Only one of them may. */
  mayName(from: Place, to: Place): boolean
}

function collect(places: Places, schema: Schema, into: Needed, isElement = false): void {
  if (!isObject(schema)) return
  const reference = referenceOf(schema)
  if (reference !== undefined) {
    into[isElement ? 'elements' : 'parts'].push(places.find(reference))
  }
  const parts = [...listAt(schema, 'allOf'), ...alternativesOf(schema).flat()]
  for (const part of parts) collect(places, part, into, isElement)
  for (const element of elementsOf(schema)) collect(places, element, into, true)
}

/** The schemas of a list's elements. */
export const elementsOf = (schema: Exclude<Schema, boolean>): Schema[] => [
  ...listAt(schema, 'prefixItems'),
  // A keyword that is not there, or holds no schema, needs nothing.
  ...([schema.items, schema.unevaluatedItems] as Schema[]).filter(isObject),
]

const hasAlternatives = ({ schema }: Place) =>
  isObject(schema) &&
  alternativesOf(schema)
    .flat()
    .some((one) => referenceOf(one) !== undefined)

/** The circles among a contract's schemas. */
export function createCircles(places: Places): Circles {
  const neededBy = new Map<Place, Needed>()

  function needs(place: Place): Needed {
    const known = neededBy.get(place)
    if (known) return known
    const needed: Needed = { parts: [], elements: [] }
    neededBy.set(place, needed)
    collect(places, place.schema, needed)
    return needed
  }

  function leadsTo(goal: Place, starts: Place[], next: (place: Place) => Place[]): boolean {
    const seen = new Set<Place>()
    const waiting = [...starts]
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      if (place === goal) return true
      if (seen.has(place)) continue
      seen.add(place)
      waiting.push(...next(place))
    }
    return false
  }

  return {
    joinsByParts: (part, whole) => leadsTo(whole, [part], (place) => needs(place).parts),
    joinsByLists(elements, whole) {
      const needed: Needed = { parts: [], elements: [] }
      for (const element of elements) collect(places, element, needed)
      return leadsTo(whole, [...needed.parts, ...needed.elements], (place) => {
        const { parts, elements: further } = needs(place)
        return [...parts, ...further]
      })
    },
    mayName(from, to) {
      // The base of a family names its kinds, so that each kind holds the base without the others.
      const [first, second] = [hasAlternatives(from), hasAlternatives(to)]
      return first === second ? from.pointer < to.pointer : first
    },
  }
}
