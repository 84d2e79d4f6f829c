import { isDeepStrictEqual } from 'node:util'
import { isNode, type Node } from '../node.ts'
import {
  isParameter,
  listOf,
  namesIn,
  operationsOf,
  type Placed,
  type Resolve,
} from './operationsOf.ts'
import type { Findings } from './walkDocument.ts'

const named = ({ method, path }: Placed) => `${method.toUpperCase()} ${path}`

/** Each operation is known by its name, so no two have the same. */
export function checkOperationIds(document: Node, resolve: Resolve, { problems }: Findings): void {
  const first = new Map<unknown, Placed>()
  for (const placed of operationsOf(document, resolve)) {
    const { operationId } = placed.operation
    if (operationId === undefined) continue
    const other = first.get(operationId)
    if (!other) first.set(operationId, placed)
    // One operation may stand under two paths.
    if (!other || other.operation === placed.operation) continue
    problems.push({
      steps: [...placed.steps, 'operationId'],
      also: [...other.steps, 'operationId'],
      message: `${named(placed)} has the operationId '${String(operationId)}' of ${named(other)}; give one of them another`,
    })
  }
}

/** A path is what a caller asks for, with braces around the names of its parameters. */
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

/** What the values of a path's parameters may be, in the order of the path. */
function schemasOf({ path, item, operation }: Placed, resolve: Resolve): unknown[] {
  const parameters = [...listOf(operation), ...listOf(item)].map(resolve).filter(isParameter)
  return namesIn(path).map((name) => {
    const schema = resolve(parameters.find((one) => one.in === 'path' && one.name === name)?.schema)
    if (!isNode(schema)) return { type: 'string' }
    const { type, format, enum: values, pattern, minLength, maxLength } = schema
    return { type, format, values, pattern, minLength, maxLength }
  })
}

/**
 * `/a/{x}` and `/a/{y}` are one path. Where their parameters may be the same values, nobody can tell
 * which of them is called; where they differ, the first answers what both could.
 */
export function checkTemplates(document: Node, resolve: Resolve, findings: Findings): void {
  const first = new Map<string, Placed>()
  for (const placed of operationsOf(document, resolve)) {
    const template = `${placed.method} ${placed.path.replace(/\{[^{}]+\}/g, '{}')}`
    const other = first.get(template)
    if (!other) {
      first.set(template, placed)
      continue
    }
    const isSame = isDeepStrictEqual(schemasOf(placed, resolve), schemasOf(other, resolve))
    const list = isSame ? findings.problems : findings.warnings
    list.push({
      steps: placed.steps,
      also: other.steps,
      message: isSame
        ? `${named(placed)} is the same path as ${named(other)}; join them, or give one another path`
        : `${named(placed)} is the same path as ${named(other)}, which answers first; give one another path`,
    })
  }
}
