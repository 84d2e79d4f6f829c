import { isNode, type Node } from '../node.ts'
import { operationsOf, type PlacedOperation, type Resolve } from './operationsOf.ts'
import type { Findings } from './walkDocument.ts'

const nameOf = ({ method, path }: PlacedOperation) => `${method.toUpperCase()} ${path}`

/** Reports an operation id that two operations share. */
export function checkOperationIds(document: Node, resolve: Resolve, { problems }: Findings): void {
  const first = new Map<unknown, PlacedOperation>()
  for (const placed of operationsOf(document, resolve)) {
    const { operationId } = placed.operation
    if (operationId === undefined) continue
    const other = first.get(operationId)
    if (!other) first.set(operationId, placed)
    // Two paths may refer to the same path item, and so to the same operation.
    if (!other || other.operation === placed.operation) continue
    problems.push({
      steps: [...placed.steps, 'operationId'],
      also: [...other.steps, 'operationId'],
      message: `${nameOf(placed)} has the operationId '${String(operationId)}' of ${nameOf(other)}; give one of them another`,
    })
  }
}

/** Reports paths without a leading slash or with an unmatched brace. */
export function checkPaths(document: Node, { problems }: Findings): void {
  for (const path of Object.keys(isNode(document.paths) ? document.paths : {})) {
    if (path.startsWith('x-')) continue
    const steps = ['paths', path]
    if (!path.startsWith('/')) {
      const message = `paths begin with /, and '${path}' does not; write '/${path}'`
      problems.push({ steps, message })
    } else if (/[{}]/.test(path.replace(/\{[^{}]+\}/g, ''))) {
      const message = `a brace of '${path}' has no partner; write each parameter as {name}`
      problems.push({ steps, message })
    }
  }
}

/**
 * Warns about paths such as `/a/{x}` and `/a/{y}`. They match the same requests, and OpenAPI
 * forbids them.
 */
export function checkTemplates(document: Node, resolve: Resolve, { warnings }: Findings): void {
  const first = new Map<string, PlacedOperation>()
  for (const placed of operationsOf(document, resolve)) {
    const template = `${placed.method} ${placed.path.replace(/\{[^{}]+\}/g, '{}')}`
    const other = first.get(template)
    if (other) {
      const message = `${nameOf(placed)} is the same path as ${nameOf(other)}, which answers what both take; join them, or give one another path`
      warnings.push({ steps: placed.steps, also: other.steps, message })
    } else first.set(template, placed)
  }
}
