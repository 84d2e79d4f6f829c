import type { Contract, Schema } from '../../contract/contract.ts'
import type { Direction, Finding } from '../change.ts'
import { compareViews } from './compareViews.ts'
import { createViews } from './createViews.ts'
import type { Child } from './step.ts'

/**
 * Node of the comparison graph: the findings about two schemas in one direction, and the nodes of
 * the schemas that they contain.
 */
type Node = { findings: Finding[]; children: [place: string, node: Node][] }

/**
 * Finding and its path below the compared schemas. `node` identifies the pair of schemas that
 * differs.
 */
export type LocatedFinding = { node: object; place: string; finding: Finding }

/** Compares a schema of the old contract with one of the new contract. */
export type SchemaComparer = (
  before: Schema,
  after: Schema,
  direction: Direction,
) => LocatedFinding[]

/**
 * True if two schemas have equal text that contains no reference, since equal references may have
 * different targets.
 */
function haveSameText(before: Schema, after: Schema): boolean {
  const text = JSON.stringify(before)
  return !text.includes('"$ref"') && text === JSON.stringify(after)
}

/**
 * Creates a function that compares schemas of two contracts. Each pair of schemas is a node of a
 * graph and is compared once per direction, so that the comparison of recursive schemas ends, and
 * operations with the same schemas share its results.
 */
export function createSchemaComparer(oldContract: Contract, newContract: Contract): SchemaComparer {
  const sides = [createViews(oldContract), createViews(newContract)] as const
  const nodes = {
    request: new Map<Schema, Map<Schema, Node>>(),
    response: new Map<Schema, Map<Schema, Node>>(),
  }
  const waiting: [Node, Child][] = []
  const known = new Map<Node, LocatedFinding[]>()

  function nodeOf(child: Child): Node {
    const before = sides[0].target(child.before)
    const after = sides[1].target(child.after)
    const table = nodes[child.direction]
    const row = table.get(before) ?? new Map<Schema, Node>()
    table.set(before, row)
    const found = row.get(after)
    if (found) return found
    const node: Node = { findings: [], children: [] }
    row.set(after, node)
    waiting.push([node, child])
    return node
  }

  /** Compares the pairs in the queue, and all pairs that these comparisons add to it. */
  function compareWaiting(): void {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, { before, after, direction }] = next
      if (haveSameText(before, after)) continue
      const step = compareViews(
        { view: sides[0].view(before), views: sides[0] },
        { view: sides[1].view(after), views: sides[1] },
        [before, after],
        direction,
      )
      node.findings = step.findings
      node.children = step.children.map((child) => [child.place, nodeOf(child)])
    }
  }

  /**
   * Collects the findings below a node. The search is breadth-first, so that each finding is
   * reported at its shortest path.
   */
  function reach(start: Node): LocatedFinding[] {
    const seen = new Set([start])
    const queue: [string, Node][] = [['', start]]
    const reached: LocatedFinding[] = []
    for (const [place, node] of queue) {
      for (const finding of node.findings) {
        reached.push({ node, place: place + finding.place, finding })
      }
      for (const [step, child] of node.children) {
        if (seen.has(child) || known.get(child)?.length === 0) continue
        seen.add(child)
        queue.push([place + step, child])
      }
    }
    // If no findings were reached, no visited node has findings. Later searches skip these nodes.
    if (reached.length === 0) for (const node of seen) known.set(node, [])
    return reached
  }

  return (before, after, direction) => {
    const node = nodeOf({ place: '', before, after, direction })
    compareWaiting()
    const found = known.get(node) ?? reach(node)
    known.set(node, found)
    return found
  }
}
