import type { Schema } from '../../contract/contract.ts'
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

/** No contract builds a property's constants out of more parts than this. */
const deepest = 8

/** Whether a schema lets a text through, as far as its types and constants tell. */
export function admits(places: Places, schema: Schema, text: string, depth = 0): boolean {
  if (!isObject(schema) || depth > deepest) return schema !== false
  if ('const' in schema && schema.const !== text) return false
  if (Array.isArray(schema.enum) && !schema.enum.includes(text)) return false
  const { type = 'string' } = schema
  if (Array.isArray(type) ? !type.includes('string') : type !== 'string') return false
  return partsOf(places, schema).every((part) => admits(places, part, text, depth + 1))
}
