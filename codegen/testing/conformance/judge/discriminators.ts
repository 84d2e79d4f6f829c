import {
  type Document,
  follow,
  isNode,
  items,
  members,
  type Node,
  readOwn,
} from '../contract/readDocument.ts'

const nameOf = (reference: string) => decodeURIComponent(reference.split('/').at(-1) ?? '')

/**
 * True if a mapping's target is the referenced schema. The target is a reference or a schema name.
 */
const means = (target: unknown, reference: string) =>
  target === reference || target === nameOf(reference)

/**
 * Discriminator values that select a schema: those that the mapping assigns, and the schema's name.
 */
function valuesFor(mapping: unknown, reference: string): string[] {
  const mapped = members(mapping).filter(([, target]) => means(target, reference))
  return [...new Set([...mapped.map(([value]) => value), nameOf(reference)])]
}

const isObject = { type: 'object' }

/** JSON Schema that requires an object to match the branch that its discriminator names. */
function ofBranches(
  property: string,
  mapping: unknown,
  branches: readonly string[],
  choice: Node,
): Node {
  const choices = branches.map(($ref) => ({
    allOf: [{ properties: { [property]: { enum: valuesFor(mapping, $ref) } } }, { $ref }],
  }))
  return { anyOf: [{ allOf: [{ not: isObject }, choice] }, ...choices] }
}

const referencesOf = (schemas: unknown): string[] =>
  items(schemas)
    .map((one) => readOwn(one, '$ref'))
    .filter((reference) => typeof reference === 'string')

/**
 * True if a schema restricts a property with `enum` or `const`, so that its values may differ from
 * the schema names.
 */
const hasConstants = (schema: unknown, property: string) => {
  const described = readOwn(readOwn(schema, 'properties'), property)
  return readOwn(described, 'enum') !== undefined || readOwn(described, 'const') !== undefined
}

/** Base schemas with a discriminator that a schema extends by `allOf`. */
function parentsOf(
  document: Document,
  schema: Node,
): { property: string; mapping: unknown; reference: string }[] {
  return referencesOf(schema.allOf).flatMap((reference) => {
    const { value } = follow(document, { steps: [], value: { $ref: reference } })
    const discriminator = readOwn(value, 'discriminator')
    const property = readOwn(discriminator, 'propertyName')
    const isParent =
      typeof property === 'string' &&
      !readOwn(value, 'oneOf') &&
      !readOwn(value, 'anyOf') &&
      !hasConstants(value, property)
    return isParent ? [{ property, mapping: readOwn(discriminator, 'mapping'), reference }] : []
  })
}

/**
 * Translates the discriminator of a `oneOf` or `anyOf` to JSON Schema; empty for a schema without
 * one.
 */
export function discriminatorRules(schema: Node): Node[] {
  const property = readOwn(schema.discriminator, 'propertyName')
  if (typeof property !== 'string') return []
  const branches = referencesOf(schema.oneOf ?? schema.anyOf)
  const count = items(schema.oneOf ?? schema.anyOf).length
  if (branches.length === 0 || branches.length < count) return []
  const choice = { anyOf: branches.map(($ref) => ({ $ref })) }
  return [ofBranches(property, readOwn(schema.discriminator, 'mapping'), branches, choice)]
}

/** Names of the schemas that extend a schema by `allOf`, directly or indirectly. */
function descendantsOf(
  document: Document,
  name: string,
  descendants = new Set<string>(),
): Set<string> {
  for (const [other, schema] of members(readOwn(readOwn(document.root, 'components'), 'schemas'))) {
    if (
      descendants.has(other) ||
      !referencesOf(readOwn(schema, 'allOf')).some((one) => nameOf(one) === name)
    )
      continue
    descendants.add(other)
    descendantsOf(document, other, descendants)
  }
  return descendants
}

/**
 * JSON Schema that requires the discriminator of a base schema to name this schema or a schema that
 * extends it.
 */
function ofKinds(document: Document, schema: Node, reference: string): Node[] {
  const property = readOwn(schema.discriminator, 'propertyName')
  if (typeof property !== 'string' || schema.oneOf || schema.anyOf) return []
  if (hasConstants(schema, property)) return []
  const mapped = members(readOwn(schema.discriminator, 'mapping')).map(([value]) => value)
  const kinds = [...mapped, ...descendantsOf(document, nameOf(reference))]
  if (kinds.length === 0) return []
  return [{ properties: { [property]: { enum: [...kinds, nameOf(reference)] } } }]
}

/**
 * JSON Schemas that restrict the discriminator properties of an object. The discriminators of the
 * schema and of its base schemas must contain a value for the schema or for a schema that extends
 * it.
 */
export function namingRules(document: Document, schema: unknown, reference: string): Node[] {
  if (!isNode(schema)) return []
  const kinds = [...descendantsOf(document, nameOf(reference))]
  const constants = parentsOf(document, schema).map(({ property, mapping }) => ({
    properties: { [property]: { enum: [...valuesFor(mapping, reference), ...kinds] } },
  }))
  return [...constants, ...ofKinds(document, schema, reference)]
}
