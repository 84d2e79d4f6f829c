import type { Contract } from './contract.ts'
import { isNode, type Node } from './node.ts'

const single = ['not', 'items', 'additionalProperties'] as const
const listKeywords = ['allOf', 'anyOf', 'oneOf'] as const

/**
 * OpenAPI 3.0 has `exclusiveMinimum: true` beside `minimum: 5` for JSON Schema's `exclusiveMinimum:
 * 5`.
 */
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
 * `nullable` counts only beside a `type` (OpenAPI 3.0.3, clarified by its proposal on null), and
 * adds nothing to an `enum`, which has to list null itself.
 */
function upgradeNull(schema: Node): void {
  const { nullable, type } = schema
  delete schema.nullable
  if (nullable === true && typeof type === 'string') schema.type = [type, 'null']
}

function upgradeSchema(value: unknown): unknown {
  if (!isNode(value)) return value
  // Siblings of a reference are ignored in OpenAPI 3.0, and count in 3.1.
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

/** Every schema of a path is under `schema`. Values of `example` and `examples` are data. */
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

/** Names in a section of the components are arbitrary, so none of them is a keyword. */
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
 * Upgrades all schemas of a contract to JSON Schema 2020-12, as in OpenAPI 3.1. `openapi` keeps the
 * original version, since 3.0 defines `required` differently ({@link createSchemaLibrary}).
 */
export function upgradeContract(contract: Contract): Contract {
  if (!contract.openapi?.startsWith('3.0')) return contract
  const { paths, components } = contract
  const upgraded: Contract = { ...contract }
  if (isNode(paths)) {
    // The walk preserves the shape of its input.
    upgraded.paths = upgradeEach(paths, upgradePart) as NonNullable<Contract['paths']>
  }
  if (isNode(components)) {
    // The walk preserves the shape here too.
    upgraded.components = upgradeComponents(components) as NonNullable<Contract['components']>
  }
  return upgraded
}
