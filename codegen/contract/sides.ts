import { type Contract, lookUp, resolve } from './contract.ts'
import { isNode, type Node } from './node.ts'

/** Who sends a value: some properties are only for one side. */
export type Side = 'request' | 'response'

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/**
 * Whether a side's value is the alternative of a `oneOf` that its discriminator means, whichever
 * else fit too. So OpenAPI has it, and a client may rely on it; an answer keeps to JSON Schema as
 * well, for other validators know no discriminator.
 */
export const isChosenByMeaning = (node: Node, side: Side): boolean =>
  side === 'request' && 'discriminator' in node && 'oneOf' in node

/** What a contract requires of one side only. */
export type Sides = {
  /** The names of a node's `required` that this side need not send. */
  exemptNames(node: Node, side: Side): ReadonlySet<string>
  /** Whether the schema behind a reference, or any below it, frees the side of a name. */
  differs(pointer: string, side: Side): boolean
}

/**
 * Knows which required properties a side need not send. A client never has to send what is
 * `readOnly`. In OpenAPI 3.0 neither does a server have to send what is `writeOnly`; in 3.1 both
 * are annotations and `required` is an assertion, which a server's answer keeps.
 */
export function createSides(contract: Contract): Sides {
  const frees: Record<Side, string | undefined> = {
    request: 'readOnly',
    response: contract.openapi?.startsWith('3.0') ? 'writeOnly' : undefined,
  }
  const isFreed = (property: unknown, side: Side): boolean => {
    const mark = frees[side]
    if (mark === undefined || !isNode(property)) return false
    if (property[mark] === true) return true
    return typeof property.$ref === 'string' && isFreed(resolve(contract, property), side)
  }

  /** The freed names that a node and the parts written inside it describe. */
  function described(node: Node, side: Side, names: Set<string>, seen: Set<Node>): Set<string> {
    seen.add(node)
    for (const [name, property] of Object.entries(isNode(node.properties) ? node.properties : {})) {
      if (isFreed(property, side)) names.add(name)
    }
    for (const part of Array.isArray(node.allOf) ? node.allOf : []) {
      const target = resolve<unknown>(contract, part)
      if (isNode(target) && !seen.has(target)) described(target, side, names, seen)
    }
    return names
  }

  function exemptNames(node: Node, side: Side): ReadonlySet<string> {
    const names = new Set<string>()
    return frees[side] === undefined ? names : described(node, side, names, new Set())
  }

  const known: Record<Side, Map<string, boolean>> = { request: new Map(), response: new Map() }

  /** Whether anything in a value frees a name; references are followed once each. */
  function search(value: unknown, side: Side, visited: Set<string>): boolean {
    if (Array.isArray(value)) return value.some((item) => search(item, side, visited))
    if (!isNode(value)) return false
    if (isChosenByMeaning(value, side)) return true
    if (typeof value.$ref === 'string' && reaches(value.$ref, side, visited)) return true
    const required = strings(value.required)
    if (required.length > 0) {
      const names = exemptNames(value, side)
      if (required.some((name) => names.has(name))) return true
    }
    return Object.values(value).some((inner) => search(inner, side, visited))
  }

  function reaches(pointer: string, side: Side, visited: Set<string>): boolean {
    const before = known[side].get(pointer)
    if (before !== undefined) return before
    if (visited.has(pointer)) return false
    visited.add(pointer)
    const found = search(lookUp(contract, pointer), side, visited)
    if (found) known[side].set(pointer, true)
    return found
  }

  return {
    exemptNames,
    differs(pointer, side) {
      if (frees[side] === undefined) return false
      const visited = new Set<string>()
      const found = reaches(pointer, side, visited)
      // Everything below was seen to the end, so none of it frees a name either.
      if (!found) for (const seen of visited) known[side].set(seen, false)
      return found
    },
  }
}
