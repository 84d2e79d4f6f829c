import { isNode, type Node } from '../../contract/node.ts'
import { requiredBy, schemasAt } from './schemaParts.ts'

/**
 * Corrects constants: openapi-typescript ignores `const: null`, and adds null to an enum if the
 * schema's `type` includes null.
 */
function fixConstants(schema: Node): void {
  if (schema.const === null) schema.type = 'null'
  if (!Array.isArray(schema.enum) || schema.enum.includes(null)) return
  if (Array.isArray(schema.type)) schema.type = schema.type.filter((type) => type !== 'null')
}

/**
 * Replaces `anyOf` by `oneOf`: openapi-typescript treats keywords beside `anyOf` as one more
 * alternative.
 */
function fixAlternatives(schema: Node): void {
  const { anyOf } = schema
  if (anyOf === undefined) return
  delete schema.anyOf
  if (schema.oneOf === undefined) schema.oneOf = anyOf
  else schema.allOf = [...schemasAt(schema, 'allOf'), { oneOf: anyOf }]
}

/** Property names that a schema and its inline `allOf` parts require. */
const requiredTogether = (schema: Node): string[] => [
  ...requiredBy(schema),
  ...schemasAt(schema, 'allOf').filter(isNode).flatMap(requiredTogether),
]

const composingKeywords = ['$ref', 'allOf', 'oneOf', 'if']

/**
 * Adds properties that are required but not declared, since openapi-typescript omits them from the
 * type.
 */
function fixRequired(schema: Node, isPart: boolean): void {
  const names = [...new Set(requiredTogether(schema))]
  if (names.length === 0) return
  schema.required = names
  if (isPart || composingKeywords.some((keyword) => keyword in schema)) return
  const properties = isNode(schema.properties) ? schema.properties : {}
  const further = isNode(schema.additionalProperties) ? schema.additionalProperties : {}
  const missingNames = names.filter((name) => !Object.hasOwn(properties, name))
  if (missingNames.length === 0) return
  const newProperties = missingNames.map((name): [string, unknown] => [name, further])
  schema.properties = Object.fromEntries([...Object.entries(properties), ...newProperties])
}

/**
 * Widens the type of additional properties by the types of the declared properties, since
 * TypeScript requires declared properties to match the type of additional ones.
 */
function fixFurther(schema: Node): void {
  const { properties, additionalProperties: further } = schema
  if (!isNode(properties) || !isNode(further) || Object.keys(further).length === 0) return
  schema.additionalProperties = { oneOf: [further, ...Object.values(properties)] }
}

/**
 * Replaces `prefixItems` by `items` in lists without a fixed length. For `prefixItems`,
 * openapi-typescript would emit a tuple that requires every element and allows no further elements.
 */
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

/** Rewrites a schema so that openapi-typescript emits the correct type. */
export function fixSchema(schema: Node, steps: readonly string[]): void {
  // openapi-typescript would emit `$defs` as a property. References to schemas in `$defs` have
  // already been replaced by references to components.
  delete schema.$defs
  fixConstants(schema)
  fixAlternatives(schema)
  fixFurther(schema)
  fixRequired(schema, isListOfParts(steps))
  fixTuple(schema)
}
