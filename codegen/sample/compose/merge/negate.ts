import type { Reader } from '../reader.ts'
import { entriesIn, isObject, listIn, type SchemaObject, stringsIn } from '../schemaObject.ts'
import { allTypes, typesIn } from '../valueType.ts'

/** Negation of a schema. A value that satisfies one of the options violates the schema. */
export type Negation = {
  options: readonly unknown[]
  /** True if every value that violates the schema satisfies one of the options. */
  exhaustive: boolean
}

type Negate = (value: unknown, schema: SchemaObject) => Negation

const exactly = (...options: unknown[]): Negation => ({ options, exhaustive: true })
/** Negation whose options do not cover every possible violation. */
const atLeast = (...options: unknown[]): Negation => ({ options, exhaustive: false })
const not = (schema: unknown) => ({ not: schema })

const beyond =
  (type: string, opposite: string, step = 0): Negate =>
  (bound) =>
    typeof bound === 'number' ? exactly({ type, [opposite]: bound + step }) : exactly()

/** Negates a minimum of a length or count. A minimum of 0 cannot be violated. */
const countBelow =
  (type: string, opposite: string): Negate =>
  (bound) =>
    typeof bound === 'number' && bound > 0 ? exactly({ type, [opposite]: bound - 1 }) : exactly()

/** Name of a property that the schema does not list. */
function unlistedName({ properties }: SchemaObject): string {
  let name = 'other'
  while (isObject(properties) && name in properties) name += 'r'
  return name
}

const negations: Readonly<Record<string, Negate>> = {
  const: (value) => exactly(not({ enum: [value] })),
  enum: (values) => exactly(not({ enum: values })),
  type: (type) => {
    const types = typesIn(type) ?? allTypes
    const others = allTypes.filter((one) => !types.includes(one))
    return others.length === 0 ? exactly() : exactly({ type: others })
  },
  minimum: beyond('number', 'exclusiveMaximum'),
  exclusiveMinimum: beyond('number', 'maximum'),
  maximum: beyond('number', 'exclusiveMinimum'),
  exclusiveMaximum: beyond('number', 'minimum'),
  minLength: countBelow('string', 'maxLength'),
  maxLength: beyond('string', 'minLength', 1),
  minItems: countBelow('array', 'maxItems'),
  maxItems: beyond('array', 'minItems', 1),
  minProperties: countBelow('object', 'maxProperties'),
  maxProperties: beyond('object', 'minProperties', 1),
  pattern: (pattern) => exactly({ type: 'string', not: { pattern } }),
  required: (names) =>
    exactly(...stringsIn(names).map((name) => ({ type: 'object', properties: { [name]: false } }))),
  properties: (properties) =>
    exactly(
      ...entriesIn(properties).map(([name, property]) => ({
        type: 'object',
        required: [name],
        properties: { [name]: not(property) },
      })),
    ),
  additionalProperties: (property, schema) => {
    const name = unlistedName(schema)
    return atLeast({ type: 'object', required: [name], properties: { [name]: not(property) } })
  },
  dependentRequired: (dependents) =>
    exactly(
      ...entriesIn(dependents).flatMap(([name, needed]) =>
        stringsIn(needed).map((other) => ({
          type: 'object',
          required: [name],
          properties: { [other]: false },
        })),
      ),
    ),
  dependentSchemas: (dependents) =>
    exactly(
      ...entriesIn(dependents).map(([name, schema]) => ({
        type: 'object',
        required: [name],
        not: schema,
      })),
    ),
  items: (items, { prefixItems }) =>
    prefixItems === undefined ? exactly({ type: 'array', contains: not(items) }) : atLeast(),
  contains: (item, { minContains, maxContains }) =>
    minContains === undefined && maxContains === undefined
      ? exactly({ type: 'array', items: not(item) })
      : atLeast(),
  allOf: (parts) => exactly(...listIn(parts).map(not)),
  anyOf: (parts) => exactly({ allOf: listIn(parts).map(not) }),
  oneOf: (parts) => atLeast({ allOf: listIn(parts).map(not) }),
  not: (schema) => exactly(schema),
}

/** Keywords that every value satisfies, or that another keyword's function handles. */
const neutralKeywords = new Set([
  '$defs',
  '$comment',
  '$schema',
  'default',
  'deprecated',
  'description',
  'discriminator',
  'else',
  'example',
  'examples',
  'externalDocs',
  'maxContains',
  'minContains',
  'readOnly',
  'then',
  'title',
  'writeOnly',
  'xml',
])

function negateKeyword(reader: Reader, keyword: string, schema: SchemaObject): Negation {
  const value = schema[keyword]
  if (keyword === '$ref') return exactly(not(reader.target(String(value))))
  if (keyword === 'if') {
    return exactly(
      { allOf: [value, not(schema.then ?? true)] },
      { allOf: [not(value), not(schema.else ?? true)] },
    )
  }
  if (neutralKeywords.has(keyword) || keyword.startsWith('x-')) return exactly()
  return Object.hasOwn(negations, keyword)
    ? (negations[keyword]?.(value, schema) ?? atLeast())
    : atLeast()
}

/** Negates a schema: returns the options of a value that violates it. */
export function negate(reader: Reader, schema: SchemaObject | boolean): Negation {
  if (typeof schema === 'boolean') return schema ? exactly() : exactly(true)
  const parts = Object.keys(schema).map((keyword) => negateKeyword(reader, keyword, schema))
  return {
    options: parts.flatMap(({ options }) => options),
    exhaustive: parts.every(({ exhaustive }) => exhaustive),
  }
}
