import type { Schema } from '../../contract/contract.ts'
import { writeList } from './lists.ts'
import { literalType } from './names.ts'
import { type MissingProperty, writeObject } from './objects.ts'
import { wantedBy } from './properties.ts'
import { isBeingWritten, writeReference } from './references.ts'
import { alternativesOf, isObject, listAt, referenceOf, type SchemaObject } from './schemaObject.ts'
import {
  intersectionOf,
  neverType,
  nullType,
  single,
  type TypeText,
  unionOf,
  unknownType,
} from './typeText.ts'
import type { SchemaWriter, Surroundings } from './writer.ts'

const scalars = new Map([
  ['string', single('string')],
  ['number', single('number')],
  ['integer', single('number')],
  ['boolean', single('boolean')],
  ['null', nullType],
])

const objectKeywords = [
  'properties',
  'patternProperties',
  'propertyNames',
  'additionalProperties',
  'unevaluatedProperties',
]

/**
 * The JSON types of a schema. One that names none is about objects when its keywords are; lists are
 * not taken for granted, since contracts put `items` beside what is no list.
 */
function typesOf(schema: SchemaObject, missing: readonly MissingProperty[]): unknown[] {
  if (schema.type !== undefined) return Array.isArray(schema.type) ? schema.type : [schema.type]
  const isObjectLike = missing.length > 0 || objectKeywords.some((keyword) => keyword in schema)
  return isObjectLike ? ['object'] : []
}

/** What a schema says without the schemas that it is composed of. */
function writeCore(
  writer: SchemaWriter,
  schema: SchemaObject,
  at: Surroundings,
  missing: readonly MissingProperty[],
  isComposed: boolean,
): TypeText {
  if ('const' in schema) return single(literalType(schema.const))
  if (Array.isArray(schema.enum)) {
    return unionOf(schema.enum.map((value) => single(literalType(value))))
  }
  const scalar = typeof schema.type === 'string' ? scalars.get(schema.type) : undefined
  if (scalar) return scalar
  const types = typesOf(schema, missing).map((type) => {
    if (type === 'object') return writeObject(writer, schema, at, { missing, isComposed })
    if (type === 'array') return writeList(writer, schema, at)
    return scalars.get(String(type)) ?? unknownType
  })
  const [first = unknownType] = types
  return types.length < 2 ? first : unionOf(types)
}

function writeAlternatives(
  writer: SchemaWriter,
  list: readonly Schema[],
  at: Surroundings,
): TypeText {
  const isOpen = list.some((one) => {
    const reference = referenceOf(one)
    return reference !== undefined && isBeingWritten(writer, reference, at)
  })
  return isOpen ? unknownType : unionOf(list.map((one) => writer.write(one, at)))
}

/** What a schema requires, and neither it nor each of its alternatives declares. */
function missingFrom(
  { propertiesOf }: SchemaWriter,
  schema: SchemaObject,
  required: ReadonlySet<string>,
  { alternativeOf, isPart }: Surroundings,
): MissingProperty[] {
  if (isPart || required.size === 0) return []
  const { declared } = propertiesOf(schema)
  const alternatives = alternativesOf(schema)
  const outer = alternativeOf === undefined ? undefined : propertiesOf(alternativeOf).declared
  return [...required]
    .filter((name) => !declared.has(name))
    .filter(
      (name) =>
        !alternatives.some((list) => list.every((one) => propertiesOf(one).declared.has(name))),
    )
    .map((name) => ({ name, schema: outer?.get(name)?.[0] }))
}

const excludesAll = (not: unknown) =>
  not === true || (isObject(not) && Object.keys(not).length === 0)

const composing = ['$ref', 'allOf', 'anyOf', 'oneOf']

const joined = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  some.size === 0 ? others : some.union(others)

function writeComposed(writer: SchemaWriter, schema: SchemaObject, at: Surroundings): TypeText {
  const required = wantedBy(schema)
  const missing = missingFrom(writer, schema, required, at)
  const { indent, within } = at
  const here: Surroundings = { indent, within, wanted: joined(at.wanted, required) }
  if (!composing.some((keyword) => keyword in schema)) {
    return writeCore(writer, schema, here, missing, at.isPart === true)
  }
  const reference = referenceOf(schema)
  return intersectionOf([
    ...(reference === undefined ? [] : [writeReference(writer, reference, here)]),
    writeCore(writer, schema, here, missing, true),
    ...listAt(schema, 'allOf').map((part) => writer.write(part, { ...here, isPart: true })),
    ...alternativesOf(schema).map((list) =>
      writeAlternatives(writer, list, { ...here, alternativeOf: schema }),
    ),
  ])
}

/** The type of a schema's values. Keywords that no type can express are left to the validators. */
export function writeSchema(writer: SchemaWriter, schema: Schema, at: Surroundings): TypeText {
  if (!isObject(schema)) return schema === false ? neverType : unknownType
  if (excludesAll(schema.not)) return neverType
  const type = writeComposed(writer, schema, at)
  // OpenAPI 3.0's keyword adds nothing to an enum, which has to list null itself.
  const isNullable = schema.nullable === true && schema.enum === undefined
  return isNullable ? unionOf([type, nullType]) : type
}
