import { componentName, referenceToSchema } from './places.ts'
import { alternativesOf, isObject, type SchemaObject } from './schemaObject.ts'

/** Keywords that hold data, not schemas. */
const data = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** The name of the property that a schema's discriminator reads. */
export function discriminatingProperty({ discriminator }: SchemaObject): string | undefined {
  const name = isObject(discriminator) ? discriminator.propertyName : undefined
  return typeof name === 'string' ? name : undefined
}

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

/** The pointer that a discriminator means by a reference or by the name of a component. */
const meantPointer = (target: string) =>
  decodeURIComponent(target.startsWith('#') ? target : referenceToSchema(target))

/** A discriminator's values by the pointers that it maps them to. */
export function mappingOf({ discriminator }: SchemaObject): Map<string, string[]> {
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined
  const byPointer = new Map<string, string[]>()
  for (const [value, target] of Object.entries(isObject(mapping) ? mapping : {})) {
    if (typeof target !== 'string') continue
    const pointer = meantPointer(target)
    byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), value])
  }
  return byPointer
}

/** The value that means a component where no mapping does: its name. */
export function impliedValues(pointer: string): string[] {
  const name = componentName(pointer, 'schemas')
  return name === undefined ? [] : [name]
}
