import { type Contract, lookUp } from './contract.ts'
import { isNode, type Node } from './node.ts'

/**
 * Properties of a schema, combined with those of the schemas in its `$ref`, `allOf`, `oneOf` and
 * `anyOf`.
 */
export type Shape = {
  types: ReadonlySet<string>
  /** Property schemas by name, unchanged from the contract. */
  properties: ReadonlyMap<string, unknown>
  required: ReadonlySet<string>
  items: unknown
  maxItems: number | undefined
  format: string | undefined
  enum: readonly unknown[] | undefined
  readOnly: boolean
  writeOnly: boolean
  /**
   * References to the schema itself, not only to a part of its `allOf` or to a branch. Two schemas
   * with a common reference are the same schema.
   */
  names: ReadonlySet<string>
}

/** Computes the shape of a schema in the contract. */
export type Shapes = (schema: unknown) => Shape

const nodes = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Maximum nesting of schema parts; a deeper schema is taken for a recursive one. */
const maximumDepth = 12

type Draft = {
  types: Set<string>
  properties: Map<string, unknown>
  required: Set<string>
  items: unknown
  maxItems: number | undefined
  format: string | undefined
  enum: readonly unknown[] | undefined
  readOnly: boolean
  writeOnly: boolean
  names: Set<string>
}

const emptyDraft = (): Draft => ({
  types: new Set(),
  properties: new Map(),
  required: new Set(),
  items: undefined,
  maxItems: undefined,
  format: undefined,
  enum: undefined,
  readOnly: false,
  writeOnly: false,
  names: new Set(),
})

function addKeywords(draft: Draft, node: Node): void {
  for (const type of Array.isArray(node.type) ? node.type : [node.type]) {
    if (typeof type === 'string') draft.types.add(type)
  }
  if (isNode(node.properties)) {
    draft.types.add('object')
    for (const [name, property] of Object.entries(node.properties)) {
      if (!draft.properties.has(name)) draft.properties.set(name, property)
    }
  }
  for (const name of nodes(node.required)) {
    if (typeof name === 'string') draft.required.add(name)
  }
  if (node.items !== undefined) {
    draft.types.add('array')
    draft.items ??= node.items
  }
  if (typeof node.maxItems === 'number') {
    draft.maxItems = Math.min(node.maxItems, draft.maxItems ?? node.maxItems)
  }
  if (typeof node.format === 'string') draft.format ??= node.format
  if (Array.isArray(node.enum)) draft.enum ??= node.enum
  if ('const' in node) draft.enum ??= [node.const]
  draft.readOnly ||= node.readOnly === true
  draft.writeOnly ||= node.writeOnly === true
}

/**
 * Creates a cached function that computes shapes. `required` of a `oneOf` or `anyOf` branch is
 * ignored, since a value may match another branch.
 */
export function createShapes(contract: Contract): Shapes {
  const known = new WeakMap<Node, Shape>()

  function add(draft: Draft, schema: unknown, depth: number, isWhole: boolean): void {
    if (!isNode(schema) || depth > maximumDepth) return
    addKeywords(draft, schema)
    if (typeof schema.$ref === 'string') {
      if (isWhole) draft.names.add(schema.$ref)
      add(draft, lookUp(contract, schema.$ref), depth + 1, isWhole)
    }
    for (const part of nodes(schema.allOf)) {
      add(draft, part, depth + 1, isWhole && nodes(schema.allOf).length === 1)
    }
    const choices = [...nodes(schema.oneOf), ...nodes(schema.anyOf)]
    const required = new Set(draft.required)
    for (const part of choices) add(draft, part, depth + 1, false)
    if (choices.length > 0) draft.required = required
  }

  return (schema) => {
    const before = isNode(schema) ? known.get(schema) : undefined
    if (before) return before
    const draft = emptyDraft()
    add(draft, schema, 0, true)
    if (isNode(schema)) known.set(schema, draft)
    return draft
  }
}

/** Shape of the property at a path below another shape. */
export const shapeAt = (shapes: Shapes, shape: Shape, place: readonly string[]): Shape =>
  place.reduce((at, name) => shapes(at.properties.get(name)), shape)
