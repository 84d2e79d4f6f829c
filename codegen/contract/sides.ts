import { type Contract, lookUp, resolve } from './contract.ts'
import { isNode, type Node } from './node.ts'

/** Sender of a value, since some properties belong to one side only. */
export type Side = 'request' | 'response'

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/**
 * True if the discriminator alone selects a `oneOf` alternative of the value, even if others match.
 * OpenAPI defines it so for clients; a response satisfies JSON Schema too, since other validators
 * ignore discriminators.
 */
export const isChosenByMeaning = (node: Node, side: Side): boolean =>
  side === 'request' && 'discriminator' in node && 'oneOf' in node

/** Requirements of a contract on one side only. */
export type Sides = {
  /** Required names of a node that the side may omit. */
  exemptNames(node: Node, side: Side): ReadonlySet<string>
  /** True if the schema of a reference, or one below it, has names that the side may omit. */
  differs(pointer: string, side: Side): boolean
}

/**
 * Computes the required properties that a side may omit. A client never has to send `readOnly`
 * properties. In OpenAPI 3.0 a server may omit `writeOnly` ones; in 3.1 both are annotations, and a
 * response has all required properties.
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

  /** Exempt names that a node and its inline parts describe. */
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
   * True if the side is checked differently anywhere in `value`, a part of a schema: it may omit a
   * required name, or a discriminator selects the alternative. Follows each reference once.
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
      // All visited references were searched completely, so none of them exempts a name.
      if (!found) for (const seen of visited) known[side].set(seen, false)
      return found
    },
  }
}
