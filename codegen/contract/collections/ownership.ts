import type { Place } from '../../runtime/collectionFacts.ts'
import { type Shape, type Shapes, shapeAt } from '../shape.ts'
import { canonical } from './nouns.ts'

/** True if a value may be an id in a path, also beside other types. */
const mayBeText = ({ types }: Shape) =>
  types.has('string') || types.has('integer') || types.has('number')

/** Names that a path often uses for something else than the item's own property. */
const ambiguous = new Set(['id', 'name', 'key', 'slug', 'number', 'code', 'type', 'uuid'])

/**
 * Path parameters that fix a property of the item, next to its id or at its top level: `ownerId`.
 */
export function fixedBy(
  shapes: Shapes,
  names: readonly string[],
  { shape, id }: { shape: Shape; id: Place },
): { parameter: string; at: Place }[] {
  const beside = id.slice(0, -1)
  const holder = shapeAt(shapes, shape, beside)
  const places = [holder, shape].flatMap(({ properties }, index) =>
    [...properties].map(([name, schema]) => ({
      name,
      schema,
      at: index === 0 ? [...beside, name] : [name],
    })),
  )
  return names.flatMap((parameter) => {
    if (ambiguous.has(canonical(parameter))) return []
    const found = places.find(
      ({ name, at, schema }) =>
        canonical(name) === canonical(parameter) &&
        !at.every((step, depth) => step === id[depth]) &&
        mayBeText(shapes(schema)),
    )
    return found ? [{ parameter, at: found.at }] : []
  })
}
