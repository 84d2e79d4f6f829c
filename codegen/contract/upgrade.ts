import type { Contract } from './contract.ts'
import { isNode, type Node } from './node.ts'

const single = ['not', 'items', 'additionalProperties'] as const
const listKeywords = ['allOf', 'anyOf', 'oneOf'] as const

/** Converts `minimum: 5, exclusiveMinimum: true` of OpenAPI 3.0 to `exclusiveMinimum: 5`. */
function upgradeBounds(schema: Node): void {
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    const isExclusive = schema[exclusive]
    delete schema[exclusive]
    if (!isExclusive || typeof schema[bound] !== 'number') continue
    schema[exclusive] = schema[bound]
    delete schema[bound]
  }
}

/**
 * Converts `nullable`. In OpenAPI 3.0.3, `nullable` has an effect only beside a `type`, and does
 * not add null to an `enum`.
 */
function upgradeNull(schema: Node): void {
  const { nullable, type } = schema
  delete schema.nullable
  if (nullable === true && typeof type === 'string') schema.type = [type, 'null']
}

function upgradeSchema(value: unknown): unknown {
  if (!isNode(value)) return value
  // OpenAPI 3.0 ignores keywords beside a `$ref`, while 3.1 applies them.
  if (typeof value.$ref === 'string') return { $ref: value.$ref }
  const schema: Node = { ...value }
  upgradeBounds(schema)
  upgradeNull(schema)
  for (const keyword of single) {
    if (keyword in schema) schema[keyword] = upgradeSchema(schema[keyword])
  }
  for (const keyword of listKeywords) {
    const parts = schema[keyword]
    if (Array.isArray(parts)) schema[keyword] = parts.map(upgradeSchema)
  }
  if (isNode(schema.properties)) schema.properties = upgradeEach(schema.properties, upgradeSchema)
  return schema
}

const upgradeEach = (schemas: Node, upgrade: (value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(schemas).map(([name, value]) => [name, upgrade(value)]))

/** Upgrades the values of `schema` keys, except inside examples and extensions. */
function upgradePart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgradePart)
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'schema') return [key, upgradeSchema(inner)]
      const isData = key === 'example' || key === 'examples' || key.startsWith('x-')
      return [key, isData ? inner : upgradePart(inner)]
    }),
  )
}

/** Component names are arbitrary, so a name such as `schema` is not treated as a keyword. */
const upgradeSection = (section: unknown, upgrade: (value: unknown) => unknown) =>
  isNode(section) ? upgradeEach(section, upgrade) : section

const upgradeComponents = (components: Node): Node =>
  Object.fromEntries(
    Object.entries(components).map(([name, section]) => {
      if (name === 'schemas') return [name, upgradeSection(section, upgradeSchema)]
      return [name, name === 'examples' ? section : upgradeSection(section, upgradePart)]
    }),
  )

/**
 * Upgrades all schemas of a contract to JSON Schema 2020-12, as in OpenAPI 3.1. The version in
 * `openapi` is unchanged: in 3.0, a response may omit required `writeOnly` properties.
 */
export function upgradeContract(contract: Contract): Contract {
  if (!contract.openapi?.startsWith('3.0')) return contract
  const { paths, components } = contract
  const upgraded: Contract = { ...contract }
  if (isNode(paths)) {
    // The cast is safe: `upgradePart` preserves the structure of the paths.
    upgraded.paths = upgradeEach(paths, upgradePart) as NonNullable<Contract['paths']>
  }
  if (isNode(components)) {
    // The cast is safe: `upgradeComponents` preserves the structure of the components.
    upgraded.components = upgradeComponents(components) as NonNullable<Contract['components']>
  }
  return upgraded
}
