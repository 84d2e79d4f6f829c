import type { Schema } from '../../contract/contract.ts'

/** A schema that is no boolean. */
export type SchemaObject = { [keyword: string]: unknown }

export const isObject = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A keyword's list of schemas; empty when it is not there. */
export const listAt = (schema: SchemaObject, keyword: string): Schema[] => {
  const list = schema[keyword]
  // What is no schema is written as unknown.
  return Array.isArray(list) ? (list as Schema[]) : []
}

/** A keyword's schemas by name, in the contract's order; empty when it is not there. */
export const namedAt = (schema: SchemaObject, keyword: string): [string, Schema][] => {
  const named = schema[keyword]
  // As above.
  return isObject(named) ? (Object.entries(named) as [string, Schema][]) : []
}

/** The names that a schema itself requires. */
export const requiredBy = (schema: Schema): string[] => {
  const names = isObject(schema) ? schema.required : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** The pointer of a reference; undefined for everything else. */
export const referenceOf = (schema: unknown): string | undefined =>
  isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined

/** A schema's alternatives, one list for each of the keywords that it has. */
export const alternativesOf = (schema: SchemaObject): Schema[][] =>
  [listAt(schema, 'anyOf'), listAt(schema, 'oneOf')].filter((list) => list.length > 0)
