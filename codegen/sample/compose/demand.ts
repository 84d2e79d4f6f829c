import type { Reader } from './reader.ts'
import { isObject, type SchemaObject, schemaIn } from './schemaObject.ts'

/** The schemas that one value must satisfy, all of them. None for any value at all. */
export type Demand = readonly SchemaObject[]

/**
 * What a bare reference leads to at last; a circle of them allows everything, for it says nothing.
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
 * Takes schemas together, each once, with bare references followed: so a schema is the same object
 * wherever it is referred to.
 * @returns undefined when one of them allows nothing.
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

/** Equal for two demands of the same schemas. */
export function keyOf(reader: Reader, demand: Demand): string {
  const ids = demand.map((schema) => reader.idOf(schema))
  return ids.length === 1 ? String(ids[0]) : ids.sort((one, other) => one - other).join()
}
