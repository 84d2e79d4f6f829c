import type { Schema } from '../../contract/contract.ts'
import { admitsText } from '../../contract/discriminator.ts'
import type { Places } from './places.ts'
import { isObject, listAt, referenceOf } from './schemaObject.ts'

/** The schemas that hold together with a schema: those of its reference and its `allOf`. */
export function partsOf(places: Places, schema: Schema): Schema[] {
  if (!isObject(schema)) return []
  const reference = referenceOf(schema)
  const own = listAt(schema, 'allOf')
  return reference === undefined ? own : [places.find(reference).schema, ...own]
}

/** The pointers of the schemas that a schema is built on by `allOf`, at any remove. */
export function basesOf(places: Places, schema: Schema, found = new Set<string>()): Set<string> {
  for (const part of isObject(schema) ? listAt(schema, 'allOf') : []) {
    const reference = referenceOf(part)
    if (reference === undefined) continue
    const base = places.find(reference)
    if (found.has(base.pointer)) continue
    found.add(base.pointer)
    basesOf(places, base.schema, found)
  }
  return found
}

/** Whether a schema lets a text through, as far as its types and constants tell. */
export const admits = (places: Places, schema: Schema, text: string): boolean =>
  admitsText(schema, text, (part) => partsOf(places, part))
