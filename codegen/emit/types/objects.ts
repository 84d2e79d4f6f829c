import type { Schema } from '../../contract/contract.ts'
import { docComment } from './docComment.ts'
import { propertyKey, quoted } from './names.ts'
import { isObject, namedAt, referenceOf, type SchemaObject } from './schemaObject.ts'
import { intersectionOf, single, type TypeText, textOf, unionOf, unknownType } from './typeText.ts'
import { apart, type SchemaWriter, type Surroundings } from './writer.ts'

/** A property that is required and declared nowhere beside. */
export type MissingProperty = { name: string; schema: Schema | undefined }

type ObjectParts = {
  missing: readonly MissingProperty[]
  /** Whether other keywords tell more of the object, so that an open object tells nothing. */
  isComposed: boolean
}

const isReadOnly = (schema: Schema) => isObject(schema) && schema.readOnly === true

/** What further properties are, if the schema tells; undefined when it lists all or says nothing. */
function furtherType(
  writer: SchemaWriter,
  schema: SchemaObject,
  isComposed: boolean,
  indent: string,
): TypeText | undefined {
  const further =
    schema.additionalProperties ?? (isComposed ? undefined : schema.unevaluatedProperties)
  const schemas = namedAt(schema, 'patternProperties').map(([, one]) => one)
  // What is no schema is written as unknown.
  if (further === true || isObject(further)) schemas.push(further as Schema)
  if (schemas.length === 0) return undefined
  return unionOf(schemas.map((one) => writer.write(one, apart(indent))))
}

/** The names that an object may have at all, when they are listed. */
function listedNames({ places }: SchemaWriter, schema: SchemaObject): string[] | undefined {
  const reference = referenceOf(schema.propertyNames)
  const names = reference === undefined ? schema.propertyNames : places.find(reference).schema
  if (!isObject(names)) return undefined
  const list: unknown = 'const' in names ? [names.const] : names.enum
  return Array.isArray(list) && list.length > 0 && list.every((name) => typeof name === 'string')
    ? list
    : undefined
}

const block = (rows: readonly string[], indent: string) => single(`{\n${rows.join('')}${indent}}`)

/** Properties, and the different types that they have. */
function writeProperties(
  writer: SchemaWriter,
  schema: SchemaObject,
  at: Surroundings,
): { rows: string[]; types: TypeText[] } {
  const indent = `${at.indent}  `
  const inner = apart(indent)
  const types: TypeText[] = []
  const rows = namedAt(schema, 'properties').map(([name, property]) => {
    const type = writer.write(property, inner)
    types.push(type)
    const key = `${isReadOnly(property) ? 'readonly ' : ''}${propertyKey(name)}`
    const mark = at.wanted.has(name) ? '' : '?'
    return `${docComment(property, indent)}${indent}${key}${mark}: ${textOf(type)};\n`
  })
  return { rows, types }
}

/** An object with further properties: TypeScript wants to see their types beside those of the others. */
function withFurther(
  rows: string[],
  types: TypeText[],
  further: TypeText,
  indent: string,
): TypeText {
  const row = (type: TypeText) => `[key: string]: ${textOf(type)};`
  if (rows.length === 0) return single(`{ ${row(further)} }`)
  if (textOf(further) === 'unknown') return block([...rows, `${indent}  ${row(further)}\n`], indent)
  // Without the others' types no value could be written that has both kinds of properties.
  return intersectionOf([block(rows, indent), single(`{ ${row(unionOf([further, ...types]))} }`)])
}

/**
 * An object: its properties, those that are only required, and what others may be. One of which
 * nothing is known holds anything.
 */
export function writeObject(
  writer: SchemaWriter,
  schema: SchemaObject,
  at: Surroundings,
  { missing, isComposed }: ObjectParts,
): TypeText {
  const further = furtherType(writer, schema, isComposed, at.indent)
  const { rows, types } = writeProperties(writer, schema, at)
  const inner = apart(`${at.indent}  `)
  for (const { name, schema: known } of missing) {
    const type = known === undefined ? (further ?? unknownType) : writer.write(known, inner)
    types.push(type)
    rows.push(`${inner.indent}${propertyKey(name)}: ${textOf(type)};\n`)
  }
  const names = rows.length === 0 ? listedNames(writer, schema) : undefined
  if (names) {
    const keys = names.map(quoted).join(' | ')
    return single(`{ [Key in ${keys}]?: ${textOf(further ?? unknownType)} }`)
  }
  if (further) return withFurther(rows, types, further, at.indent)
  if (rows.length > 0) return block(rows, at.indent)
  if (isComposed) return unknownType
  const isEmpty = schema.additionalProperties === false
  return single(isEmpty ? 'Record<string, never>' : '{ [key: string]: unknown }')
}
