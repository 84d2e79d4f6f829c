import type { Reader } from './reader.ts'
import { isObject, type SchemaObject, schemaIn } from './schemaObject.ts'

/** Schemas that one value must satisfy. An empty list allows any value. */
export type Demand = readonly SchemaObject[]

/**
 * Follows references without sibling keywords to their final target. A circular reference allows
 * every value.
 */
export function followReference(reader: Reader, part: unknown): SchemaObject | boolean {
  let at = schemaIn(part)
  for (let steps = 0; steps < 100; steps += 1) {
    if (typeof at === 'boolean' || typeof at.$ref !== 'string') return at
    if (Object.keys(at).length > 1) return at
    at = reader.target(at.$ref)
  }
  return true
}

/**
 * Combines schemas without duplicates. References without sibling keywords are followed, so that
 * equal references give the same object.
 * @returns undefined when one of the schemas allows no value.
 */
export function demandOf(reader: Reader, parts: readonly unknown[]): Demand | undefined {
  const demand = new Set<SchemaObject>()
  for (const part of parts) {
    const schema = followReference(reader, part)
    if (schema === false) return undefined
    if (isObject(schema)) demand.add(schema)
  }
  return [...demand]
}

/** Cache key that is equal for equal sets of schemas. */
export function keyOf(reader: Reader, demand: Demand): string {
  const ids = demand.map((schema) => reader.idOf(schema))
  return ids.length === 1 ? String(ids[0]) : ids.sort((one, other) => one - other).join()
}
