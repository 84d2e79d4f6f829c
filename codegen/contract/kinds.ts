import { referenceToSchema } from './componentNames.ts'
import { type Contract, lookUp } from './contract.ts'
import { admitsText, discriminatingProperty, impliedValues, mappingOf } from './discriminator.ts'
import { isNode, type Node } from './node.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A reference's pointer without the escapes of a URL, so that each place has one spelling. */
const pointerOf = (schema: unknown) =>
  isNode(schema) && typeof schema.$ref === 'string' ? decodeURIComponent(schema.$ref) : undefined

/** No contract builds a property's constants out of more parts than this. */
const deepest = 8

/** The schemas that hold together with a schema: those of its reference and its `allOf`. */
const partsOf = (contract: Contract, node: Node): unknown[] => [
  ...(typeof node.$ref === 'string' ? [lookUp(contract, node.$ref)] : []),
  ...listOf(node.allOf),
]

/** Whether an object of a schema may have a text as a property, as far as the schema tells. */
function admits(contract: Contract, schema: unknown, name: string, text: string, depth = 0) {
  if (!isNode(schema) || depth > deepest) return schema !== false
  const own = isNode(schema.properties) ? schema.properties[name] : undefined
  const parts = (node: Node) => partsOf(contract, node)
  if (own !== undefined && !admitsText(own, text, parts)) return false
  return parts(schema).every((part): boolean => admits(contract, part, name, text, depth + 1))
}

/** The property that says which alternative a value means to be, and the texts that mean each. */
export type Alternatives = { property: string; values: string[][] }

/**
 * How a discriminator tells the alternatives of a `oneOf` or `anyOf` apart. Undefined where it
 * can't: where alternatives have no name, share one, or do not allow the value that would mean
 * them.
 */
export function readAlternatives(
  contract: Contract,
  union: Node,
  alternatives: readonly unknown[],
): Alternatives | undefined {
  const property = discriminatingProperty(union)
  if (property === undefined || alternatives.length === 0) return undefined
  const mapping = mappingOf(union)
  const mapped = new Set([...mapping.values()].flat())
  const values = alternatives.map((alternative) => {
    const pointer = pointerOf(alternative)
    if (pointer === undefined) return []
    const implied = impliedValues(pointer).filter((value) => !mapped.has(value))
    return [...(mapping.get(pointer) ?? []), ...implied]
  })
  const isTold = alternatives.every((alternative, index) =>
    values[index]?.some((value) => admits(contract, alternative, property, value)),
  )
  const all = values.flat()
  return isTold && new Set(all).size === all.length ? { property, values } : undefined
}

const childrenByContract = new WeakMap<Contract, Map<string, string[]>>()

/** The pointers of the schemas that take each schema in by `allOf`. */
function findChildren(contract: Contract): Map<string, string[]> {
  const known = childrenByContract.get(contract)
  if (known) return known
  const children = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    for (const part of isNode(schema) ? listOf(schema.allOf) : []) {
      const base = pointerOf(part)
      if (base === undefined) continue
      const child = decodeURIComponent(referenceToSchema(name))
      children.set(base, [...(children.get(base) ?? []), child])
    }
  }
  childrenByContract.set(contract, children)
  return children
}

/**
 * The schemas that take a base in by `allOf`.
 * @param base its pointer, without the escapes of a URL; so are those of its children.
 */
export const childrenOf = (contract: Contract, base: string): readonly string[] =>
  findChildren(contract).get(base) ?? []

function descendantsOf(contract: Contract, base: string, found = new Set<string>()): Set<string> {
  for (const child of childrenOf(contract, base)) {
    if (found.has(child)) continue
    found.add(child)
    descendantsOf(contract, child, found)
  }
  return found
}

/**
 * The pointer and schema of what a discriminator of a base stands in: the schema itself or one it
 * takes in.
 */
function findBase(
  contract: Contract,
  reference: string,
  depth = 0,
): { pointer: string; base: Node; property: string } | undefined {
  const schema = lookUp(contract, reference)
  if (!isNode(schema) || depth > deepest) return undefined
  const property = discriminatingProperty(schema)
  const isUnion = schema.oneOf !== undefined || schema.anyOf !== undefined
  if (property !== undefined && !isUnion) {
    return { pointer: decodeURIComponent(reference), base: schema, property }
  }
  for (const part of listOf(schema.allOf)) {
    const found =
      isNode(part) && typeof part.$ref === 'string'
        ? findBase(contract, part.$ref, depth + 1)
        : undefined
    if (found) return found
  }
  return undefined
}

/** The property by which a schema and its kinds are told, and every text that means one of them. */
export type Kinds = { property: string; values: string[] }

/**
 * What the discriminator of a base says of a schema: of the base itself or of one that takes it in
 * by `allOf`. Undefined where no kind is named, or where one does not allow the value that means
 * it.
 * @param reference what leads to the schema.
 */
export function readKinds(contract: Contract, reference: string): Kinds | undefined {
  const found = findBase(contract, reference)
  if (!found) return undefined
  const { pointer, base, property } = found
  const mapping = mappingOf(base)
  const kinds = new Set([...mapping.keys(), ...descendantsOf(contract, pointer)])
  const valuesOf = (kind: string) => [...(mapping.get(kind) ?? []), ...impliedValues(kind)]
  const isTold = [...kinds].every((kind) => {
    const schema = { $ref: encodeURI(kind) }
    return valuesOf(kind).some((value) => admits(contract, schema, property, value))
  })
  if (kinds.size === 0 || !isTold) return undefined
  const own = decodeURIComponent(reference)
  const meant = own === pointer ? kinds : descendantsOf(contract, own)
  return { property, values: [...new Set([own, ...meant].flatMap(valuesOf))] }
}
