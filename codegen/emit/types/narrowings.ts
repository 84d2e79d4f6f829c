import { referenceToSchema } from '../../contract/componentNames.ts'
import type { Contract, Schema } from '../../contract/contract.ts'
import { discriminatingProperty, impliedValues, mappingOf } from '../../contract/discriminator.ts'
import { discriminatedUnions } from './discriminatedUnions.ts'
import { admits, basesOf } from './parts.ts'
import type { Place, Places } from './places.ts'
import { createPropertiesOf } from './properties.ts'
import {
  alternativesOf,
  isObject,
  listAt,
  namedAt,
  referenceOf,
  type SchemaObject,
} from './schemaObject.ts'

/** The values by which a property tells that a schema is meant. */
export type Narrowing = { property: string; values: string[] }

/** A component, with the pointers of the schemas that it is built on. */
type Kind = Place & { bases: ReadonlySet<string> }

/** The alternatives of a union, each with the values that mean it. */
function alternativesByValue(places: Places, union: SchemaObject): [Place, string[]][] {
  const mapping = mappingOf(union)
  return alternativesOf(union)
    .flat()
    .map(referenceOf)
    .filter((reference) => reference !== undefined)
    .map((reference) => places.find(reference))
    .map((place) => [place, mapping.get(place.pointer) ?? impliedValues(place.pointer)])
}

/** The kinds of a base: those that it maps values to; all that are built on it when it maps none. */
function kindsByValue(
  base: Place,
  schema: SchemaObject,
  kinds: readonly Kind[],
): [Place, string[]][] {
  const mapping = mappingOf(schema)
  return kinds
    .filter(({ bases }) => bases.has(base.pointer))
    .map((kind) => [
      kind,
      mapping.get(kind.pointer) ?? (mapping.size === 0 ? impliedValues(kind.pointer) : []),
    ])
}

const isNarrowable = (schema: Schema) =>
  isObject(schema) &&
  alternativesOf(schema).length === 0 &&
  (schema.type === 'object' || 'allOf' in schema || 'properties' in schema)

/**
 * What the discriminators of a contract say of the schemas that they tell apart, by the schemas'
 * pointers. A schema's own constants come before what its name implies.
 * @param places the contract as it is written.
 */
export function readNarrowings(contract: Contract, places: Places): Map<string, Narrowing> {
  const narrowings = new Map<string, Narrowing>()
  const propertiesOf = createPropertiesOf(places)
  const kinds = namedAt(contract.components ?? {}, 'schemas').map(([name]): Kind => {
    const place = places.find(referenceToSchema(name))
    return { ...place, bases: basesOf(places, place.schema) }
  })

  const admitted = (schema: Schema, property: string, values: string[]) => {
    const declared = propertiesOf(schema).declared.get(property) ?? []
    return values.filter((value) => declared.every((one) => admits(places, one, value)))
  }

  function narrowAll(property: string, rows: [Place, string[]][]): void {
    for (const [{ pointer, schema }, wanted] of rows) {
      const known = narrowings.get(pointer)
      const values = admitted(schema, property, wanted)
      if (values.length === 0 || !isNarrowable(schema)) continue
      if (known !== undefined && known.property !== property) continue
      narrowings.set(pointer, {
        property,
        values: [...new Set([...(known?.values ?? []), ...values])],
      })
    }
  }

  /** What is built on a narrowed schema has to fit its values, or the narrowing would exclude it. */
  function excludes(base: Narrowing, kind: Kind): boolean {
    const { property, values = base.values } = narrowings.get(kind.pointer) ?? base
    if (property !== base.property) return false
    const shared = values.filter((value) => base.values.includes(value))
    return admitted(kind.schema, property, shared).length === 0
  }

  const { paths, webhooks, components } = contract
  for (const union of discriminatedUnions([paths, webhooks, components])) {
    narrowAll(discriminatingProperty(union) ?? '', alternativesByValue(places, union))
  }
  for (const base of kinds) {
    if (!isObject(base.schema) || alternativesOf(base.schema).length > 0) continue
    const property = discriminatingProperty(base.schema)
    if (property !== undefined) narrowAll(property, kindsByValue(base, base.schema, kinds))
  }
  const excluding = kinds.flatMap((kind) =>
    [...kind.bases].filter((base) => {
      const narrowing = narrowings.get(base)
      return narrowing !== undefined && excludes(narrowing, kind)
    }),
  )
  for (const base of excluding) narrowings.delete(base)
  return narrowings
}

/** A schema whose property holds only the values by which a discriminator means it. */
export function narrow(schema: Schema, { property, values }: Narrowing): Schema {
  if (!isObject(schema)) return schema
  const properties = isObject(schema.properties) ? schema.properties : {}
  const own = Object.hasOwn(properties, property) ? properties[property] : undefined
  const told = { enum: values, ...(isObject(own) ? { description: own.description } : {}) }
  if (own === undefined && 'allOf' in schema) {
    const part = { properties: { [property]: told } }
    return { ...schema, allOf: [...listAt(schema, 'allOf'), part] }
  }
  return { ...schema, properties: { ...properties, [property]: told } }
}
