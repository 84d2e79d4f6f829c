import type { Schema } from '../../contract/contract.ts'
import { partsOf } from './parts.ts'
import type { Places } from './places.ts'
import { isObject, listAt, namedAt, requiredBy } from './schemaObject.ts'

/** What all parts of a schema together (reference, `allOf`) say of an object's properties. */
type Properties = {
  /** Each property's schemas, one for every part that has it. */
  declared: ReadonlyMap<string, Schema[]>
  required: ReadonlySet<string>
}

/** The properties of a schema. A part that leads back to the schema adds nothing. */
export type PropertiesOf = (schema: Schema) => Properties

const nothing: Properties = { declared: new Map(), required: new Set() }

/** Reads each schema's properties once. */
export function createPropertiesOf(places: Places): PropertiesOf {
  const known = new WeakMap<object, Properties>()

  function read(schema: Exclude<Schema, boolean>): Properties {
    const declared = new Map(namedAt(schema, 'properties').map(([name, one]) => [name, [one]]))
    const required = new Set(requiredBy(schema))
    for (const part of partsOf(places, schema).map(propertiesOf)) {
      for (const name of part.required) required.add(name)
      for (const [name, schemas] of part.declared) {
        declared.set(name, [...(declared.get(name) ?? []), ...schemas])
      }
    }
    return { declared, required }
  }

  function propertiesOf(schema: Schema): Properties {
    if (!isObject(schema)) return nothing
    const found = known.get(schema)
    if (found) return found
    known.set(schema, nothing)
    const properties = read(schema)
    known.set(schema, properties)
    return properties
  }

  return propertiesOf
}

const none: ReadonlySet<string> = new Set()

/**
 * The names that a schema requires, with those of the parts that are written in place: a part may
 * require what another part declares.
 */
export function wantedBy(schema: Exclude<Schema, boolean>): ReadonlySet<string> {
  if (schema.required === undefined && schema.allOf === undefined) return none
  const names = new Set(requiredBy(schema))
  for (const part of listAt(schema, 'allOf').filter(isObject)) {
    for (const name of wantedBy(part)) names.add(name)
  }
  return names
}
