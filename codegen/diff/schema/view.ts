import type { Schema } from '../../contract/contract.ts'

/** Minimum or maximum of a number. */
export type Edge = { value: number; exclusive: boolean }

/** Branches of a `oneOf` or `anyOf`. A branch that allows only null is replaced by `nullable`. */
export type Alternatives = {
  branches: Schema[]
  nullable: boolean
  /**
   * Discriminator property; `mapping` contains the value of each branch, by the branch's reference.
   */
  property?: string
  mapping: Readonly<Record<string, string>>
}

/** Combined constraints of a schema and of the schemas that it includes by `$ref` and `allOf`. */
export type View = {
  /** Allowed types; absent when every type is allowed. */
  types?: ReadonlySet<string>
  /** Values of `enum` and `const` by their JSON text; absent when any value is allowed. */
  values?: ReadonlyMap<string, unknown>
  minimum?: Edge
  maximum?: Edge
  /** Values of `maxLength`, `minItems` and similar keywords. */
  counts: ReadonlyMap<string, number>
  required: ReadonlySet<string>
  properties: ReadonlyMap<string, Schema>
  patternProperties: ReadonlyMap<string, Schema>
  /** Schema of additional properties; true if they are not restricted. */
  additional: Schema
  items?: Schema
  prefixItems: readonly Schema[]
  alternatives: readonly Alternatives[]
  /** Schemas in keywords that have one schema as value, such as `not` and `contains`. */
  subschemas: ReadonlyMap<string, Schema>
  /**
   * Keywords that are compared as text. Each keyword has a list of JSON texts, since several parts
   * of an `allOf` may use the keyword.
   */
  facts: ReadonlyMap<string, readonly string[]>
  defaultValue?: string
  readOnly: boolean
  writeOnly: boolean
  deprecated: boolean
}

/**
 * Combines two schemas into one that requires both. Repeated calls for the same two schemas return
 * the same object.
 */
export type Combine = (one: Schema, other: Schema) => Schema

/** Constraints of a schema that allows every value. */
export const everything: View = {
  counts: new Map(),
  required: new Set(),
  properties: new Map(),
  patternProperties: new Map(),
  additional: true,
  prefixItems: [],
  alternatives: [],
  subschemas: new Map(),
  facts: new Map(),
  readOnly: false,
  writeOnly: false,
  deprecated: false,
}

/** True if a list of types includes a type; `number` includes `integer`. */
export const hasType = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'))

function bothTypes(one: View['types'], other: View['types']): View['types'] {
  if (!one || !other) return one ?? other
  const shared = [...one].filter((type) => hasType(other, type))
  return new Set([...shared, ...[...other].filter((type) => hasType(one, type))])
}

function bothValues(one: View['values'], other: View['values']): View['values'] {
  if (!one || !other) return one ?? other
  return new Map([...one].filter(([json]) => other.has(json)))
}

function bothMaps<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
  both: (one: Value, other: Value, key: string) => Value,
): ReadonlyMap<string, Value> {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one
  const merged = new Map(one)
  for (const [key, value] of other) {
    const known = merged.get(key)
    merged.set(key, known === undefined ? value : both(known, value, key))
  }
  return merged
}

function tighterEdge(one: Edge | undefined, other: Edge | undefined, sign: 1 | -1) {
  if (!one || !other) return one ?? other
  if (one.value === other.value) return one.exclusive ? one : other
  return one.value * sign > other.value * sign ? one : other
}

/**
 * Drops fields whose value is undefined. With `exactOptionalPropertyTypes`, optional properties may
 * be absent, but not undefined.
 */
function withoutUndefined<Fields extends object>(fields: Fields) {
  // The filter above ensures that no value is undefined.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
}

const tighterCount = (one: number, other: number, keyword: string) =>
  keyword.startsWith('min') ? Math.max(one, other) : Math.min(one, other)

/** Combines the constraints of two schemas: a value must satisfy both of them. */
export function intersect(one: View, other: View, combine: Combine): View {
  if (one === everything || other === everything) return one === everything ? other : one
  const both = (a: Schema | undefined, b: Schema | undefined) =>
    a === undefined || b === undefined ? (a ?? b) : combine(a, b)
  return {
    ...withoutUndefined({
      types: bothTypes(one.types, other.types),
      values: bothValues(one.values, other.values),
      minimum: tighterEdge(one.minimum, other.minimum, 1),
      maximum: tighterEdge(one.maximum, other.maximum, -1),
      items: both(one.items, other.items),
      defaultValue: other.defaultValue ?? one.defaultValue,
    }),
    counts: bothMaps(one.counts, other.counts, tighterCount),
    required: new Set([...one.required, ...other.required]),
    properties: bothMaps(one.properties, other.properties, combine),
    patternProperties: bothMaps(one.patternProperties, other.patternProperties, combine),
    additional: combine(one.additional, other.additional),
    prefixItems: one.prefixItems.length > 0 ? one.prefixItems : other.prefixItems,
    alternatives: [...one.alternatives, ...other.alternatives],
    subschemas: bothMaps(one.subschemas, other.subschemas, combine),
    facts: bothMaps(one.facts, other.facts, (a, b) => [...new Set([...a, ...b])].sort()),
    readOnly: one.readOnly || other.readOnly,
    writeOnly: one.writeOnly || other.writeOnly,
    deprecated: one.deprecated || other.deprecated,
  }
}

/** Constraints of a schema, extended to allow null. */
export function withNull(view: View): View {
  if (view === everything) return view
  return {
    ...view,
    ...(view.types && { types: new Set([...view.types, 'null']) }),
    ...(view.values && { values: new Map([...view.values, ['null', null]]) }),
  }
}
