import { isNode, type Node } from '../../contract/node.ts'
import { requiredBy, schemasAt } from './schemaParts.ts'

/** Null as a constant, and an enum that leaves out the null of its types, are both missed. */
function fixConstants(schema: Node): void {
  if (schema.const === null) schema.type = 'null'
  if (!Array.isArray(schema.enum) || schema.enum.includes(null)) return
  if (Array.isArray(schema.type)) schema.type = schema.type.filter((type) => type !== 'null')
}

/** What stands beside an `anyOf` is read as one more alternative; beside a `oneOf`, as a part. */
function fixAlternatives(schema: Node): void {
  const { anyOf } = schema
  if (anyOf === undefined) return
  delete schema.anyOf
  if (schema.oneOf === undefined) schema.oneOf = anyOf
  else schema.allOf = [...schemasAt(schema, 'allOf'), { oneOf: anyOf }]
}

/** What a schema and the parts that are written in it require. */
const requiredTogether = (schema: Node): string[] => [
  ...requiredBy(schema),
  ...schemasAt(schema, 'allOf').filter(isNode).flatMap(requiredTogether),
]

const composing = ['$ref', 'allOf', 'oneOf', 'if']

/** A name that is only required has no type, so that no value with it could be written. */
function fixRequired(schema: Node, isPart: boolean): void {
  const names = [...new Set(requiredTogether(schema))]
  if (names.length === 0) return
  schema.required = names
  if (isPart || composing.some((keyword) => keyword in schema)) return
  const properties = isNode(schema.properties) ? schema.properties : {}
  const further = isNode(schema.additionalProperties) ? schema.additionalProperties : {}
  const missing = names.filter((name) => !Object.hasOwn(properties, name))
  if (missing.length === 0) return
  const added = missing.map((name): [string, unknown] => [name, further])
  schema.properties = Object.fromEntries([...Object.entries(properties), ...added])
}

/**
 * TypeScript holds all properties to the type of further ones, so that no value could have both.
 */
function fixFurther(schema: Node): void {
  const { properties, additionalProperties: further } = schema
  if (!isNode(properties) || !isNode(further) || Object.keys(further).length === 0) return
  schema.additionalProperties = { oneOf: [further, ...Object.values(properties)] }
}

/** A tuple is written as if each of its elements were there, and no others. */
function fixTuple(schema: Node): void {
  const first = schemasAt(schema, 'prefixItems')
  if (first.length === 0) return
  const { items = true, minItems, maxItems } = schema
  const isClosed = items === false || maxItems === first.length
  if (isClosed && minItems === first.length) return
  delete schema.prefixItems
  schema.items = { oneOf: items === false ? first : [...first, items] }
}

const isListOfParts = (steps: readonly string[]) =>
  /^\d+$/.test(steps.at(-1) ?? '') && /^(?:all|any|one)Of$/.test(steps.at(-2) ?? '')

/** Writes a schema so that the library gives it the type of its values. */
export function fixSchema(schema: Node, steps: readonly string[]): void {
  // They are no property of the values; what refers to them refers to a component by now.
  delete schema.$defs
  fixConstants(schema)
  fixAlternatives(schema)
  fixFurther(schema)
  fixRequired(schema, isListOfParts(steps))
  fixTuple(schema)
}
