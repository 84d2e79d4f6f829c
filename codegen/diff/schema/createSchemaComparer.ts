import type { Contract, Schema } from '../../contract/contract.ts'
import type { Direction, Finding } from '../change.ts'
import { compareViews } from './compareViews.ts'
import { createViews } from './createViews.ts'
import type { Child } from './step.ts'

/**
 * Two schemas in one direction; there is one node for each such pair, however often it comes up.
 */
type Node = { findings: Finding[]; children: [place: string, node: Node][] }

/** What a pair of schemas differs in, where it was come upon first. */
export type LocatedFinding = { node: object; place: string; finding: Finding }

/** Compares a schema of the old contract with one of the new. */
export type SchemaComparer = (
  before: Schema,
  after: Schema,
  direction: Direction,
) => LocatedFinding[]

/** Whether two schemas are written alike and refer to nothing that might not be. */
function sayTheSame(before: Schema, after: Schema): boolean {
  const text = JSON.stringify(before)
  return !text.includes('"$ref"') && text === JSON.stringify(after)
}

/**
 * A comparer for two contracts. Each pair of schemas is compared once per direction, with those
 * that it refers to as nodes of a graph, so that recursion ends and nothing is compared again where
 * another operation uses it.
 */
export function createSchemaComparer(old: Contract, present: Contract): SchemaComparer {
  const sides = [createViews(old), createViews(present)] as const
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

  /** Compares what was asked for, and all that it leads to. */
  function compareWaiting(): void {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, { before, after, direction }] = next
      if (sayTheSame(before, after)) continue
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

  /** Breadth first, so that a pair is told at the shortest place that leads to it. */
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
    // Where nothing was found, nothing is to be found from any of the places on the way.
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
