import { discriminatingProperty } from '../../contract/discriminator.ts'
import { alternativesOf, isObject, type SchemaObject } from './schemaObject.ts'

/** Keywords that hold data, not schemas. */
const data = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** Finds every schema that has a discriminator and alternatives, in the order of the contract. */
export function discriminatedUnions(
  value: unknown,
  found: SchemaObject[] = [],
  isNamed = false,
): SchemaObject[] {
  if (Array.isArray(value)) {
    for (const one of value) discriminatedUnions(one, found)
  } else if (isObject(value)) {
    if (discriminatingProperty(value) !== undefined && alternativesOf(value).length > 0) {
      found.push(value)
    }
    for (const key in value) {
      if (isNamed || !data.has(key)) discriminatedUnions(value[key], found, key === 'properties')
    }
  }
  return found
}
