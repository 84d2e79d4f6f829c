import { type Contract, lookUp, resolve } from './contract.ts'
import { isNode, type Node } from './node.ts'

/**
 * Direction of a message: `readOnly` properties belong to responses, `writeOnly` ones to requests.
 */
export type Side = 'request' | 'response'

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/**
 * True if the discriminator alone selects the alternative of a `oneOf`, even if the value also
 * matches other alternatives. OpenAPI defines this rule; here it applies to requests only. A
 * response must match exactly one alternative, since validators in clients may ignore
 * discriminators.
 */
export const isChosenByMeaning = (node: Node, side: Side): boolean =>
  side === 'request' && 'discriminator' in node && 'oneOf' in node

/** Rules that apply only to requests or only to responses. */
export type Sides = {
  /**
   * Names of a schema's properties that a message in this direction may omit even if they are
   * required.
   */
  exemptNames(node: Node, side: Side): ReadonlySet<string>
  /**
   * True if the schema at the pointer, or a schema that it contains, has a rule for this direction.
   */
  differs(pointer: string, side: Side): boolean
}

/**
 * Creates the rules of a contract. A request may omit required `readOnly` properties. A response
 * may omit required `writeOnly` properties in OpenAPI 3.0. In 3.1 `writeOnly` is an annotation, and
 * a response needs all required properties.
 */
export function createSides(contract: Contract): Sides {
  const frees: Record<Side, string | undefined> = {
    request: 'readOnly',
    response: contract.openapi?.startsWith('3.0') ? 'writeOnly' : undefined,
  }
  const isExempt = (property: unknown, side: Side): boolean => {
    const mark = frees[side]
    if (mark === undefined || !isNode(property)) return false
    if (property[mark] === true) return true
    return typeof property.$ref === 'string' && isExempt(resolve(contract, property), side)
  }

  /**
   * Adds to `names` the properties of a node and of its `allOf` parts that the message may omit.
   */
  function described(
    node: Node,
    side: Side,
    names: Set<string>,
    visitedNodes: Set<Node>,
  ): Set<string> {
    visitedNodes.add(node)
    for (const [name, property] of Object.entries(isNode(node.properties) ? node.properties : {})) {
      if (isExempt(property, side)) names.add(name)
    }
    for (const part of Array.isArray(node.allOf) ? node.allOf : []) {
      const target = resolve<unknown>(contract, part)
      if (isNode(target) && !visitedNodes.has(target)) described(target, side, names, visitedNodes)
    }
    return names
  }

  function exemptNames(node: Node, side: Side): ReadonlySet<string> {
    const names = new Set<string>()
    return frees[side] === undefined ? names : described(node, side, names, new Set())
  }

  const known: Record<Side, Map<string, boolean>> = { request: new Map(), response: new Map() }

  /**
   * True if any schema in `value` has a rule for the direction `side`: a required name that may be
   * omitted, or a discriminator that selects the alternative. Follows each reference once.
   */
  function search(value: unknown, side: Side, visitedPointers: Set<string>): boolean {
    if (Array.isArray(value)) return value.some((item) => search(item, side, visitedPointers))
    if (!isNode(value)) return false
    if (isChosenByMeaning(value, side)) return true
    if (typeof value.$ref === 'string' && reaches(value.$ref, side, visitedPointers)) return true
    const required = strings(value.required)
    if (required.length > 0) {
      const names = exemptNames(value, side)
      if (required.some((name) => names.has(name))) return true
    }
    return Object.values(value).some((inner) => search(inner, side, visitedPointers))
  }

  function reaches(pointer: string, side: Side, visitedPointers: Set<string>): boolean {
    const before = known[side].get(pointer)
    if (before !== undefined) return before
    if (visitedPointers.has(pointer)) return false
    visitedPointers.add(pointer)
    const found = search(lookUp(contract, pointer), side, visitedPointers)
    if (found) known[side].set(pointer, true)
    return found
  }

  return {
    exemptNames,
    differs(pointer, side) {
      if (frees[side] === undefined) return false
      const visited = new Set<string>()
      const found = reaches(pointer, side, visited)
      // The search has visited everything below these references and has found no rule for the
      // direction `side`.
      if (!found) for (const seen of visited) known[side].set(seen, false)
      return found
    },
  }
}
