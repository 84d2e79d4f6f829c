import { referenceToSchema } from './componentNames.ts'
import { type Contract, lookUp } from './contract.ts'
import { admitsText, discriminatingProperty, impliedValues, mappingOf } from './discriminator.ts'
import { isNode, type Node } from './node.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Pointer of a reference without URL escapes, so that equal pointers have equal spelling. */
const pointerOf = (schema: unknown) =>
  isNode(schema) && typeof schema.$ref === 'string' ? decodeURIComponent(schema.$ref) : undefined

/**
 * Maximum depth of the recursion. In real contracts, fewer schemas are nested around a constant.
 */
const maximumDepth = 8

/** Schemas that apply together with a schema: the target of its `$ref` and its `allOf`. */
const partsOf = (contract: Contract, node: Node): unknown[] => [
  ...(typeof node.$ref === 'string' ? [lookUp(contract, node.$ref)] : []),
  ...listOf(node.allOf),
]

/**
 * True if a schema allows objects whose property `name` is the string `text`, as far as types and
 * constants of the property reveal.
 */
function admits(contract: Contract, schema: unknown, name: string, text: string, depth = 0) {
  if (!isNode(schema) || depth > maximumDepth) return schema !== false
  const own = isNode(schema.properties) ? schema.properties[name] : undefined
  const parts = (node: Node) => partsOf(contract, node)
  if (own !== undefined && !admitsText(own, text, parts)) return false
  return parts(schema).every((part): boolean => admits(contract, part, name, text, depth + 1))
}

/** Discriminator property and, for each alternative, the values that select it. */
export type Alternatives = { property: string; values: string[][] }

/**
 * Reads the discriminator values of the alternatives of a `oneOf` or `anyOf`.
 * @returns undefined if two alternatives share a discriminator value, or if an alternative allows
 * none of its discriminator values.
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

/**
 * Pointers to the extensions of each schema, by the pointer of the extended schema. An extension
 * has a reference to the extended schema in its `allOf`.
 */
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
 * Schemas that extend a base schema by `allOf`, as pointers without URL escapes.
 * @param base pointer without URL escapes.
 */
export const childrenOf = (contract: Contract, base: string): readonly string[] =>
  findChildren(contract).get(base) ?? []

function descendantsOf(
  contract: Contract,
  base: string,
  descendants = new Set<string>(),
): Set<string> {
  for (const child of childrenOf(contract, base)) {
    if (descendants.has(child)) continue
    descendants.add(child)
    descendantsOf(contract, child, descendants)
  }
  return descendants
}

/**
 * Finds the base schema with a discriminator: the schema itself or one that it extends by `allOf`.
 */
function findBase(
  contract: Contract,
  reference: string,
  depth = 0,
): { pointer: string; base: Node; property: string } | undefined {
  const schema = lookUp(contract, reference)
  if (!isNode(schema) || depth > maximumDepth) return undefined
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

/** Discriminator property, and all values that it may have in a schema. */
export type Kinds = { property: string; values: string[] }

/**
 * Reads the discriminator values of a base schema, or of a schema that extends it by `allOf`.
 * @param reference reference to the schema.
 * @returns undefined if no schema extends the base schema or is in its mapping, or if one of these
 * schemas allows none of its discriminator values.
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
