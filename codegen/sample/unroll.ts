import { type Contract, lookUp, type Schema } from '../contract/contract.ts'
import { isNode, type Node } from '../contract/node.ts'

/** How much of a schema a generator gets to see. */
export type UnrollLimits = {
  /** Down to which depth of objects optional properties are kept. */
  optionalDepth: number
  /** How many items a list gets beyond those that it must have. */
  spareItems: number
}

/** More than this many schemas in one is no sample any more. */
const mostSchemas = 5000

/** Thrown when a schema cannot be unrolled within the limits; a tighter one may do. */
export class UnrollError extends Error {}

/**
 * A schema without references, for generators that follow them too far or not far enough: every
 * `$ref` is replaced by what it stands for, recursion ends where the contract lets it (an optional
 * property, an empty list, another branch), and lists are short.
 * @throws {UnrollError} when the recursion cannot end, or the result grows beyond all use.
 */
export function unroll(contract: Contract, schema: unknown, limits: UnrollLimits): Schema {
  let count = 0

  /** What a part becomes, or undefined when it leads back to itself without end. */
  function attempt(part: unknown, depth: number, above: string[]): Schema | undefined {
    try {
      return walk(part, depth, above)
    } catch (thrown) {
      if (thrown instanceof Endless) return undefined
      throw thrown
    }
  }

  function walkProperties(node: Node, depth: number, above: string[]): Node {
    const required = new Set(Array.isArray(node.required) ? node.required : [])
    const properties: Node = {}
    for (const [name, property] of Object.entries(isNode(node.properties) ? node.properties : {})) {
      if (required.has(name)) properties[name] = walk(property, depth + 1, above)
      else if (depth < limits.optionalDepth) {
        const unrolled = attempt(property, depth + 1, above)
        if (unrolled !== undefined) properties[name] = unrolled
      }
    }
    return properties
  }

  function walkItems(node: Node, depth: number, above: string[]): Node {
    const least = typeof node.minItems === 'number' ? node.minItems : 0
    const most = typeof node.maxItems === 'number' ? node.maxItems : Number.POSITIVE_INFINITY
    const items = attempt(node.items, depth + 1, above)
    if (items === undefined && least > 0) throw new Endless()
    if (items === undefined) return { maxItems: 0 }
    return {
      items,
      minItems: Math.min(Math.max(least, 1), most),
      maxItems: Math.min(most, least + limits.spareItems),
    }
  }

  const walkBranches = (branches: unknown[], depth: number, above: string[]): Schema[] => {
    const open = branches.map((branch) => attempt(branch, depth, above))
    const ending = open.filter((branch) => branch !== undefined)
    if (ending.length === 0) throw new Endless()
    return ending
  }

  function walkNode(node: Node, depth: number, above: string[]): Schema {
    const result: Node = { ...node }
    if ('properties' in node) result.properties = walkProperties(node, depth, above)
    if ('items' in node) Object.assign(result, walkItems(node, depth, above))
    if (isNode(node.additionalProperties)) {
      result.additionalProperties = attempt(node.additionalProperties, depth + 1, above) ?? false
    }
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = node[keyword]
      if (Array.isArray(branches)) result[keyword] = walkBranches(branches, depth, above)
    }
    for (const keyword of ['allOf', 'prefixItems']) {
      const parts = node[keyword]
      if (Array.isArray(parts)) result[keyword] = parts.map((part) => walk(part, depth, above))
    }
    for (const keyword of ['not', 'if', 'then', 'else', 'contains', 'propertyNames']) {
      if (isNode(node[keyword])) result[keyword] = walk(node[keyword], depth, above)
    }
    return result
  }

  function walk(part: unknown, depth: number, above: string[]): Schema {
    count += 1
    if (count > mostSchemas) throw new UnrollError('too large')
    if (!isNode(part)) return part !== false
    if (typeof part.$ref !== 'string') return walkNode(part, depth, above)
    if (above.includes(part.$ref)) throw new Endless()
    const { $ref, ...beside } = part
    const path = [...above, $ref]
    const meant = walk(lookUp(contract, $ref), depth, path)
    return Object.keys(beside).length === 0 || !isNode(meant)
      ? meant
      : // A node without a reference stays a node.
        { ...meant, ...(walkNode(beside, depth, path) as Node) }
  }

  const unrolled = attempt(schema, 0, [])
  if (unrolled === undefined) throw new UnrollError('its recursion has no end')
  return unrolled
}

/** Inside one unrolling: this way leads back to where it came from. */
class Endless extends Error {}
