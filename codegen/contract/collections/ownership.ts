import type { Place } from '../../runtime/collectionFacts.ts'
import { type Shape, type Shapes, shapeAt } from '../shape.ts'
import { canonical } from './nouns.ts'

/** Whether a value may be what a path says: an id, where it may be the whole thing instead, too. */
const mayBeText = ({ types }: Shape) =>
  types.has('string') || types.has('integer') || types.has('number')

/** Names that the path of a thing has for other things than the thing's own properties. */
const ambiguous = new Set(['id', 'name', 'key', 'slug', 'number', 'code', 'type', 'uuid'])

/**
 * The parameters of the path that say what a property of the item is, beside its id or at its top:
 * `ownerId`.
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
