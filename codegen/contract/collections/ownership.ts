import type { Place } from '../../runtime/collectionFacts.ts'
import { type Shape, type Shapes, shapeAt } from '../shape.ts'
import { canonical } from './nouns.ts'

/** True if the property may have the type of a path id: a string or a number. */
const mayBeText = ({ types }: Shape) =>
  types.has('string') || types.has('integer') || types.has('number')

/** Parameter names that often do not refer to the item's property of the same name. */
const ambiguous = new Set(['id', 'name', 'key', 'slug', 'number', 'code', 'type', 'uuid'])

/**
 * Path parameters that determine a property of the item, such as `ownerId` in
 * `/owners/{ownerId}/pets`. The property is at the item's top level or beside the item's id.
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
