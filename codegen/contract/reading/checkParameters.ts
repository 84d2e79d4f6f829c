import type { Node } from '../node.ts'
import {
  isParameter,
  listOf,
  namesIn,
  operationsOf,
  type PlacedOperation,
  type Resolve,
} from './operationsOf.ts'
import type { Findings } from './walkDocument.ts'

function checkTwice(
  holder: Node,
  steps: readonly string[],
  resolve: Resolve,
  { problems }: Findings,
): void {
  const seen = new Set<string>()
  for (const [index, parameter] of listOf(holder).map(resolve).entries()) {
    if (!isParameter(parameter)) continue
    const name = `${parameter.in} parameter '${parameter.name}'`
    if (seen.has(name)) {
      const message = `the ${name} is declared twice; take one of them out`
      problems.push({ steps: [...steps, 'parameters', String(index)], message })
    }
    seen.add(name)
  }
}

/** Drops path parameters that the path does not contain, since no request could carry them. */
function dropForeign(
  path: string,
  holder: Node,
  steps: readonly string[],
  resolve: Resolve,
  { warnings }: Findings,
): void {
  const names = namesIn(path)
  const isForeign = (value: unknown) => {
    const parameter = resolve(value)
    return isParameter(parameter) && parameter.in === 'path' && !names.includes(parameter.name)
  }
  const parameters = listOf(holder)
  const foreign = parameters.findIndex(isForeign)
  if (foreign === -1) return
  holder.parameters = parameters.filter((one) => !isForeign(one))
  const message = `this parameter is none of ${path}, so it is left out; write it in the path or take it out`
  warnings.push({ steps: [...steps, 'parameters', String(foreign)], message })
}

/** Adds missing declarations of path parameters, as strings. */
function declareMissing(
  { path, item, operation, steps }: PlacedOperation,
  resolve: Resolve,
  { warnings }: Findings,
): void {
  const declared = [...listOf(item), ...listOf(operation)]
    .map(resolve)
    .filter((one) => isParameter(one) && one.in === 'path')
    .filter(isParameter)
  for (const parameter of declared) parameter.required = true
  const names = new Set(declared.map(({ name }) => name))
  for (const name of new Set(namesIn(path)).difference(names)) {
    const parameter = { name, in: 'path', required: true, schema: { type: 'string' } }
    operation.parameters = [...listOf(operation), parameter]
    const message = `the path names '${name}', which is not declared, so it is read as a string; declare it`
    warnings.push({ steps, message })
  }
}

/**
 * Checks the parameters of each operation for duplicates, and matches path parameters with the
 * path.
 */
export function checkParameters(document: Node, resolve: Resolve, findings: Findings): void {
  const items = new Set<Node>()
  for (const placed of operationsOf(document, resolve)) {
    const { path, item, operation, steps } = placed
    if (!items.has(item)) {
      items.add(item)
      checkTwice(item, steps.slice(0, 2), resolve, findings)
      dropForeign(path, item, steps.slice(0, 2), resolve, findings)
    }
    checkTwice(operation, steps, resolve, findings)
    dropForeign(path, operation, steps, resolve, findings)
    declareMissing(placed, resolve, findings)
  }
}
